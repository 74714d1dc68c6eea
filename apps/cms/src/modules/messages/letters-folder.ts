import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { SendMailOptions, SentMessageInfo, Transport } from 'nodemailer'

/**
 * Puts letters into a folder instead of sending them. They hold links that open accounts, so the owner of the process
 * alone may read them, and no log has a word of them.
 */
export function lettersFolder(folder: string): Transport {
  return {
    name: 'letters-folder',
    version: '1',
    send: ({ data }, done) => {
      keep(folder, data).then(
        (file) => done(null, { messageId: file } as SentMessageInfo),
        (error: Error) => done(error, {} as SentMessageInfo),
      )
    },
  }
}

/** @returns the file's name: letters in the order in which they were written */
async function keep(folder: string, { to, subject, text }: SendMailOptions): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.txt`
  await writeFile(path.join(folder, name), `${String(to)}\n${subject}\n\n${String(text)}\n`, {
    mode: 0o600,
    flag: 'wx',
  })
  return name
}
