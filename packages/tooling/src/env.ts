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

/** Reads what an operator may set. @throws one sentence naming each variable that is wrong. */
export function readToolingEnv(source: Record<string, string | undefined> = process.env): ToolingEnv {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`)
    throw new OperatorError(`Check ${wrong.join(', ')} in the environment.`)
  }
  const env = parsed.data
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

/** What an operator can mend: shown as one sentence, without a stack. */
export class OperatorError extends Error {}

/** The environment a child process inherits, with our own additions. */
export function childEnv(extra: Record<string, string>): Record<string, string> {
  const inherited = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return { ...Object.fromEntries(inherited), ...extra }
}
