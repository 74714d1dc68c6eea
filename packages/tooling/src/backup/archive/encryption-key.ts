import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type BackupEnv, OperatorError } from '../../env.ts'

type KeyEnv = Pick<BackupEnv, 'key' | 'keyFile'>

export type BackupKey = {
  bytes: Buffer
  /** Where it stands, for people. */
  place: string
  /** It was made just now: nobody has put it in safety yet. */
  isNew: boolean
}

/** Returns the key of this installation's backups, and makes it the first time. */
export async function openBackupKey(env: KeyEnv): Promise<BackupKey> {
  const stored = await readBackupKey(env)
  if (stored) return stored
  const bytes = randomBytes(32)
  await mkdir(path.dirname(env.keyFile), { recursive: true })
  await writeFile(env.keyFile, `${bytes.toString('base64')}\n`, { mode: 0o600, flag: 'wx' })
  return { bytes, place: env.keyFile, isNew: true }
}

/** Returns the key that a backup is opened with. @throws OperatorError where there is none */
export async function requireBackupKey(env: KeyEnv): Promise<BackupKey> {
  const stored = await readBackupKey(env)
  if (stored) return stored
  throw new OperatorError(
    `there is no key in ${env.keyFile}. Put the key there that the backup was made with, or name its file with ESTU_BACKUP_KEY_FILE.`,
  )
}

async function readBackupKey(env: KeyEnv): Promise<BackupKey | null> {
  if (env.key) return { bytes: parseKey(env.key, 'ESTU_BACKUP_KEY'), place: 'ESTU_BACKUP_KEY', isNew: false }
  const text = await readFile(env.keyFile, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw new OperatorError(`the key of backups, ${env.keyFile}, cannot be read (${String(error)}).`)
  })
  return text === null ? null : { bytes: parseKey(text, env.keyFile), place: env.keyFile, isNew: false }
}

function parseKey(text: string, place: string): Buffer {
  const bytes = Buffer.from(text.trim(), 'base64')
  if (bytes.length !== 32 || bytes.toString('base64') !== text.trim())
    throw new OperatorError(
      `${place} holds no key of backups: it is one line of 44 letters, as \`pnpm backup\` made it.`,
    )
  return bytes
}
