import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

/** The repository's own folder. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..')

const port = (fallback: number) => z.coerce.number().int().min(1).max(65535).default(fallback)

const schema = z.object({
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/\S+$/, 'must look like postgres://user:password@host:5432/name')
    .optional(),
  WEB_PORT: port(3000),
  CMS_PORT: port(3001),
  HOST: z.union([z.ipv4(), z.ipv6()], 'must be an address of this machine, such as 0.0.0.0').optional(),
  WEB_URL: z.url().optional(),
  CMS_URL: z.url().optional(),
  ESTU_DATA_DIR: z.string().min(1).optional(),
  CHROMIUM_PATH: z.string().min(1).optional(),
  JAVA_PATH: z.string().min(1).optional(),
  NODE_EXTRA_CA_CERTS: z.string().min(1).optional(),
  ESTU_BACKUP_DIR: z.string().min(1).optional(),
  ESTU_BACKUP_KEY: z.string().min(1).optional(),
  ESTU_BACKUP_KEY_FILE: z.string().min(1).optional(),
  ESTU_BACKUP_LOG: z.enum(['on', 'off']).default('off'),
  ESTU_BACKUP_AT: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 03:30')
    .default('03:30'),
})

export type ToolingEnv = {
  databaseUrl: string | undefined
  webPort: number
  cmsPort: number
  /** The address that storefront and CMS listen on; loopback where nobody named one. */
  host?: string
  webUrl: string
  cmsUrl: string
  dataDir: string
  chromiumPath: string | undefined
  javaPath: string | undefined
  /** A file of certificates that this machine trusts beside the usual ones. */
  certificates?: string
}

type Source = Record<string, string | undefined>

function parseEnv(source: Source) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`)
  throw new OperatorError(`Check ${wrong.join(', ')} in the environment.`)
}

/** Where backups are kept, and what they are encrypted with. */
export type BackupEnv = {
  folder: string
  key: string | undefined
  keyFile: string
  /** Whether the log of changes is put away while the shop is open. */
  keepsLog: boolean
  /** When a backup is made each day where a service makes them, in Almaty. */
  at: { hour: number; minute: number }
}

/** Reads what an operator may set about backups; without it they stand in the data folder. */
export function readBackupEnv(dataDir: string, source: Source = process.env): BackupEnv {
  const env = parseEnv(source)
  const [hour = 0, minute = 0] = env.ESTU_BACKUP_AT.split(':').map(Number)
  return {
    at: { hour, minute },
    folder: path.resolve(root, env.ESTU_BACKUP_DIR ?? path.join(dataDir, 'backups')),
    key: env.ESTU_BACKUP_KEY,
    keyFile: path.resolve(root, env.ESTU_BACKUP_KEY_FILE ?? path.join(dataDir, 'backup.key')),
    keepsLog: env.ESTU_BACKUP_LOG === 'on',
  }
}

/** Reads what an operator may set. @throws one sentence naming each variable that is wrong. */
export function readToolingEnv(source: Source = process.env): ToolingEnv {
  const env = parseEnv(source)
  return {
    databaseUrl: env.DATABASE_URL,
    webPort: env.WEB_PORT,
    cmsPort: env.CMS_PORT,
    host: env.HOST,
    webUrl: env.WEB_URL ?? `http://localhost:${env.WEB_PORT}`,
    cmsUrl: env.CMS_URL ?? `http://localhost:${env.CMS_PORT}`,
    dataDir: path.resolve(root, env.ESTU_DATA_DIR ?? '.data'),
    chromiumPath: env.CHROMIUM_PATH,
    javaPath: env.JAVA_PATH,
    certificates: env.NODE_EXTRA_CA_CERTS,
  }
}

/** The language and the time zone that this machine gives its programs; null where it says none. */
export function readMachineSettings(source: Record<string, string | undefined> = process.env) {
  return { language: source.LC_ALL ?? source.LANG ?? null, zone: source.TZ ?? null }
}

/** The folders in which this machine looks for programs. */
export const readSearchPath = (source: Source = process.env): string => source.PATH ?? ''

/** The folder a command was called from: pnpm runs it in another, and says so. */
export const readCalledFrom = (source: Source = process.env): string => source.INIT_CWD ?? process.cwd()

/** What an operator can mend: shown as one sentence, without a stack. */
export class OperatorError extends Error {}

/** The environment a child process inherits, with our own additions. */
export function childEnv(extra: Record<string, string>): Record<string, string> {
  const inherited = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return { ...Object.fromEntries(inherited), ...extra }
}
