import { z } from 'zod'
import type { HostedSettings } from './sign-in/port.ts'

const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/$/, ''))

const schema = z.object({
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'),
  DATABASE_POOL_MAX: z.coerce.number().int().min(2).max(100).default(8),
  PAYLOAD_SECRET: z.string().min(32),
  PREVIEW_SECRET: z.string().min(32),
  CMS_URL: url,
  WEB_URL: url,
  MEDIA_DIR: z.string().min(1),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().default('no-reply@estu.example'),
})

export type CmsEnv = {
  databaseUrl: string
  poolMax: number
  payloadSecret: string
  previewSecret: string
  cmsUrl: string
  webUrl: string
  mediaDir: string
  /** Null: letters go to the log. */
  smtpUrl: string | null
  mailFrom: string
  /** Only the storefront signs anybody in. */
  hostedSignIn?: HostedSettings | null
}

/** What `next build` sees: the build reaches no database and signs nothing. */
const buildEnv: CmsEnv = {
  databaseUrl: 'postgres://build.invalid/none',
  poolMax: 2,
  payloadSecret: 'build-time-value-that-signs-nothing-at-all',
  previewSecret: 'build-time-value-that-signs-nothing-at-all',
  cmsUrl: 'http://localhost:3001',
  webUrl: 'http://localhost:3000',
  mediaDir: '.',
  smtpUrl: null,
  mailFrom: 'no-reply@estu.example',
}

/**
 * Reads the environment of a CMS process.
 * @throws one sentence that names every variable that is missing or wrong.
 */
export function readCmsEnv(source: Record<string, string | undefined> = process.env): CmsEnv {
  if (source.NEXT_PHASE === 'phase-production-build') return buildEnv
  const parsed = schema.safeParse(source)
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`)
    throw new Error(`The CMS cannot start: check ${wrong.join(', ')} in the environment.`)
  }
  const env = parsed.data
  return {
    databaseUrl: env.DATABASE_URL,
    poolMax: env.DATABASE_POOL_MAX,
    payloadSecret: env.PAYLOAD_SECRET,
    previewSecret: env.PREVIEW_SECRET,
    cmsUrl: env.CMS_URL,
    webUrl: env.WEB_URL,
    mediaDir: env.MEDIA_DIR,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
  }
}
