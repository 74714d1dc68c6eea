import { once } from 'node:events'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { SMTPServer } from 'smtp-server'

export type MailCatcher = { url: string; stop: () => Promise<void> }

/** A real mail server on loopback that puts each letter it is given into a file of the folder. */
export async function openMailCatcher(folder: string, port: number): Promise<MailCatcher> {
  await mkdir(folder, { recursive: true })
  let count = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        count += 1
        keep(folder, count, Buffer.concat(chunks)).then(() => done(), done)
      })
    },
  })
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Written under another name first: whoever looks into the folder sees whole letters only. */
async function keep(folder: string, count: number, letter: Buffer): Promise<void> {
  const file = path.join(folder, `${String(count).padStart(6, '0')}.eml`)
  await writeFile(`${file}.part`, letter)
  await rename(`${file}.part`, file)
}
