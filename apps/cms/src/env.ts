import {
  isTemplateKind,
  type TemplateKind,
  templateKinds,
  usualTemplateName,
} from '@estu/domain/contacts/whatsapp-templates'
import type { algoliasearch } from 'algoliasearch'
import { z } from 'zod'

const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/$/, ''))

/** `order-placed=name, order-changed=name`: only what is called otherwise than usual. */
const templateNames = z.string().transform((typed, context): Partial<Record<TemplateKind, string>> => {
  const pairs = typed.split(',').filter((part) => part.trim())
  const names = pairs.map((part) => /^\s*([\w-]+)\s*=\s*([a-z0-9_]{1,512})\s*$/.exec(part)?.slice(1) ?? [])
  const wrong = names.findIndex(([kind = '']) => !isTemplateKind(kind))
  if (wrong === -1) return Object.fromEntries(names)
  context.addIssue({
    code: 'custom',
    message: `"${pairs[wrong]?.trim()}" is none of ${templateKinds.join(', ')} = name`,
  })
  return z.NEVER
})

/** Empty: not set. */
const secretOrEmpty = z.union([z.literal(''), z.string().min(16)]).optional()

const schema = z.object({
  NODE_ENV: z.string().optional(),
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'),
  DATABASE_POOL_MAX: z.coerce.number().int().min(2).max(100).default(8),
  PAYLOAD_SECRET: z.string().min(32),
  PREVIEW_SECRET: z.string().min(32),
  CMS_URL: url,
  WEB_URL: url,
  MEDIA_DIR: z.string().min(1),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_DIR: z.string().min(1).optional(),
  MAIL_FROM: z.email().default('no-reply@estu.example'),
  WHATSAPP_PHONE_NUMBER_ID: z.string().regex(/^\d*$/, 'must be digits').optional(),
  WHATSAPP_TOKEN: z.string().optional(),
  WHATSAPP_API_URL: z.union([z.literal(''), url]).optional(),
  WHATSAPP_TEMPLATES: templateNames.optional(),
  WHATSAPP_VERIFY_TOKEN: secretOrEmpty,
  WHATSAPP_APP_SECRET: secretOrEmpty,
  HOSTED_SEARCH_APP_ID: z.string().min(1).optional(),
  HOSTED_SEARCH_ADMIN_KEY: z.string().min(1).optional(),
  HOSTED_SEARCH_INDEX: z
    .string()
    .regex(/^[\w-]+$/)
    .default('estu'),
  HOSTED_SEARCH_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(10_000),
  INDEXNOW_KEY: z
    .string()
    .regex(/^(?:[A-Za-z0-9-]{8,128})?$/)
    .optional(),
  INDEXNOW_URL: z.url({ protocol: /^https?$/ }).default('https://api.indexnow.org/indexnow'),
})

/** The hosted service's public settings; its own credentials come from the platform's usual place. */
export type HostedSettings = { apiKey: string; projectId: string; emulatorHost: string | null }

/** Where WhatsApp's own interface is, who writes by it, and what our templates are called there. */
export type WhatsappSettings = {
  apiUrl: string
  phoneNumberId: string
  token: string
  templates: Readonly<Record<TemplateKind, string>>
  /** In milliseconds. */
  connectMs: number
  answerMs: number
}

type SearchClientOptions = NonNullable<Parameters<typeof algoliasearch>[2]>

/** Where the hosted search is and how it is asked. */
export type HostedSearch = {
  appId: string
  /** Of the search in the storefront, of an administrator in the worker. */
  apiKey: string
  /** Before the language: `estu` gives `estu_ru` and `estu_kk`. */
  index: string
  timeoutMs: number
  /** The small client, which can search and nothing else. */
  lite: boolean
  /** Other hosts than the service's own, for tests. */
  hosts?: NonNullable<SearchClientOptions['hosts']>
}

/** Whom changed pages are told to, and by which key: the storefront serves it, which proves that the site is ours. */
export type IndexNow = { key: string; endpoint: string; webUrl: string }

/** How WhatsApp's calls to us are known for its own. */
export type WhatsappWebhook = { verifyToken: string; appSecret: string }

export type CmsEnv = {
  databaseUrl: string
  poolMax: number
  payloadSecret: string
  previewSecret: string
  cmsUrl: string
  webUrl: string
  mediaDir: string
  /** Null: letters go to `mailDir`. */
  smtpUrl: string | null
  /** Without it, `letters` beside the media. */
  mailDir?: string
  mailFrom: string
  /** Only the worker writes by it; null: nobody does. */
  whatsapp?: WhatsappSettings | null
  /** Only the CMS is called by it; null: its address does not exist. */
  whatsappWebhook?: WhatsappWebhook | null
  /** Lines of the log are JSON objects, without what anybody typed. */
  jsonLog?: boolean
  /** What they call this process; without it, by its script. */
  logName?: string
  /** Only the storefront signs anybody in. */
  hostedSignIn?: HostedSettings | null
  /** Only the worker keeps an index; null: nothing is sent to anybody. */
  hostedSearch?: HostedSearch | null
  /** Only the worker tells search engines of changes; null: nobody is told. */
  indexNow?: IndexNow | null
}

/** Empty where whoever starts several processes keeps the variable from this one. */
const optionalPort = z
  .union([z.literal(''), z.coerce.number().int().min(1).max(65535)])
  .optional()
  .transform((port) => port || null)

const serverSchema = z.object({
  NODE_ENV: z.string().optional(),
  HOST: z.union([z.ipv4(), z.ipv6()]).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(1).max(65535).default(3001),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  PAYLOAD_SECRET: z.string().min(32),
  CMS_URL: url,
  WEB_URL: url,
  METRICS_PORT: optionalPort,
  END_WHEN_SILENT: z.enum(['on', 'off']).default('off'),
})

/** `host` is the address listened on; `trustedProxies` how many stand in front of us and name the client truthfully. */
type ServerEnv = {
  development: boolean
  host: string
  port: number
  trustedProxies: number
  /** What sessions are signed with. */
  payloadSecret: string
  /** Whether editors reach it by https. */
  isHttps: boolean
  webUrl: string
  /** Where the operator's Prometheus asks; null: nobody does. */
  metricsPort: number | null
  /** Whether this process ends once it answers nobody: where something starts it again; never in development. */
  endsWhenSilent: boolean
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
  const env = parse(schema, source)
  return {
    databaseUrl: env.DATABASE_URL,
    poolMax: env.DATABASE_POOL_MAX,
    payloadSecret: env.PAYLOAD_SECRET,
    previewSecret: env.PREVIEW_SECRET,
    cmsUrl: env.CMS_URL,
    webUrl: env.WEB_URL,
    mediaDir: env.MEDIA_DIR,
    smtpUrl: env.SMTP_URL ?? null,
    ...(env.MAIL_DIR ? { mailDir: env.MAIL_DIR } : {}),
    mailFrom: env.MAIL_FROM,
    jsonLog: env.NODE_ENV === 'production',
    hostedSearch: hostedSearchOf(env),
    whatsapp: whatsappOf(env),
    whatsappWebhook: webhookOf(env),
    indexNow: env.INDEXNOW_KEY ? { key: env.INDEXNOW_KEY, endpoint: env.INDEXNOW_URL, webUrl: env.WEB_URL } : null,
  }
}

/** The version of the interface that the clinic's templates and our requests were written for. */
const whatsappApi = 'https://graph.facebook.com/v23.0'

/** @throws where half of what is needed is set: else nobody would know why nothing is sent. */
function whatsappOf(env: z.output<typeof schema>): WhatsappSettings | null {
  const { WHATSAPP_PHONE_NUMBER_ID: phoneNumberId, WHATSAPP_TOKEN: token, WHATSAPP_TEMPLATES: named = {} } = env
  if (!phoneNumberId && !token) return null
  if (!phoneNumberId || !token)
    throw new Error('The CMS cannot start: WHATSAPP_PHONE_NUMBER_ID and WHATSAPP_TOKEN are needed together.')
  const names = templateKinds.map((kind) => [kind, named[kind] ?? usualTemplateName(kind)])
  return {
    apiUrl: env.WHATSAPP_API_URL || whatsappApi,
    phoneNumberId,
    token,
    templates: Object.fromEntries(names) as Record<TemplateKind, string>,
    connectMs: 10_000,
    answerMs: 20_000,
  }
}

/** @throws where half of what is needed is set */
function webhookOf(env: z.output<typeof schema>): WhatsappWebhook | null {
  const { WHATSAPP_VERIFY_TOKEN: verifyToken, WHATSAPP_APP_SECRET: appSecret } = env
  if (!verifyToken && !appSecret) return null
  if (!verifyToken || !appSecret)
    throw new Error('The CMS cannot start: WHATSAPP_VERIFY_TOKEN and WHATSAPP_APP_SECRET are needed together.')
  return { verifyToken, appSecret }
}

function hostedSearchOf(env: z.output<typeof schema>): HostedSearch | null {
  const { HOSTED_SEARCH_APP_ID: appId, HOSTED_SEARCH_ADMIN_KEY: apiKey } = env
  if (!appId || !apiKey) return null
  return { appId, apiKey, index: env.HOSTED_SEARCH_INDEX, timeoutMs: env.HOSTED_SEARCH_TIMEOUT_MS, lite: false }
}

const workerSchema = serverSchema.pick({ HOST: true, METRICS_PORT: true }).extend({
  LINK_CHECK_LOOPBACK: z.enum(['', 'allow']).default(''),
})

/** Reads what the worker is told beside the CMS's settings. @throws as the others do */
export function readWorkerEnv(source: Record<string, string | undefined> = process.env) {
  const env = parse(workerSchema, source)
  return {
    host: env.HOST,
    metricsPort: env.METRICS_PORT,
    /** Whether links to this very machine are looked at: for tests alone, or links would tell what runs here. */
    allowLoopback: env.LINK_CHECK_LOOPBACK === 'allow',
  }
}

/**
 * Reads what the process in front of Next is told.
 * @throws one sentence that names every variable that is wrong.
 */
export function readServerEnv(source: Record<string, string | undefined> = process.env): ServerEnv {
  const env = parse(serverSchema, source)
  return {
    development: env.NODE_ENV === 'development',
    host: env.HOST,
    port: env.PORT,
    trustedProxies: env.TRUSTED_PROXIES,
    payloadSecret: env.PAYLOAD_SECRET,
    isHttps: env.CMS_URL.startsWith('https:'),
    webUrl: env.WEB_URL,
    metricsPort: env.METRICS_PORT,
    endsWhenSilent: env.END_WHEN_SILENT === 'on' && env.NODE_ENV !== 'development',
  }
}

function parse<S extends z.ZodType>(shape: S, source: Record<string, string | undefined>): z.output<S> {
  const parsed = shape.safeParse(source)
  if (parsed.success) return parsed.data
  const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`)
  throw new Error(`The CMS cannot start: check ${wrong.join(', ')} in the environment.`)
}
