import { randomBytes } from 'node:crypto'
import { access, constants, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { OperatorError } from './env.ts'

const secrets = z.object({
  databasePassword: z.string().min(16),
  payloadSecret: z.string().min(32),
  previewSecret: z.string().min(32),
  actionsKey: z.string().min(32),
})

export type Secrets = z.infer<typeof secrets>

/** Makes sure that the data folder exists and can be written. @throws a sentence naming the folder. */
export async function openDataFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(path.join(dataDir, 'media'), { recursive: true })
    await access(dataDir, constants.W_OK)
    const probe = path.join(dataDir, '.writable')
    await writeFile(probe, '')
  } catch (error) {
    throw new OperatorError(
      `The data folder ${dataDir} cannot be written (${codeOf(error)}). Choose another with ESTU_DATA_DIR.`,
    )
  }
}

/** The secrets of this installation: random, made once, readable by the owner alone. */
export async function readSecrets(dataDir: string): Promise<Secrets> {
  const file = path.join(dataDir, 'secrets.json')
  const stored = await readFile(file, 'utf8').catch(() => null)
  if (stored !== null) return parseSecrets(stored, file)
  const made: Secrets = {
    databasePassword: randomBytes(24).toString('hex'),
    payloadSecret: randomBytes(32).toString('hex'),
    previewSecret: randomBytes(32).toString('hex'),
    actionsKey: randomBytes(32).toString('base64'),
  }
  await writeFile(file, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
  return made
}

function parseSecrets(text: string, file: string): Secrets {
  const parsed = secrets.safeParse(safeJson(text))
  if (!parsed.success)
    throw new OperatorError(`${file} is damaged: restore it from a backup, or remove it together with the database.`)
  return parsed.data
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : String(error))
