import { originOf } from '@estu/domain/requests/origin-of'
import { z } from 'zod'

const secret = z.string().min(32)
const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/$/, ''))
const flag = z.enum(['true', 'false']).default('false')

const schema = z.object({
  NODE_ENV: z.string().optional(),
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  HOST: z.union([z.ipv4(), z.ipv6()]).default('127.0.0.1'),
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'),
  DATABASE_POOL_MAX: z.coerce.number().int().min(2).max(50).default(4),
  PAYLOAD_SECRET: secret,
  PREVIEW_SECRET: secret,
  FRESHNESS_SECRET: secret,
  WEB_URL: url,
  CMS_URL: url,
  MEDIA_DIR: z.string().min(1),
  HOSTED_SIGN_IN_API_KEY: z.string().min(1).optional(),
  HOSTED_SIGN_IN_PROJECT: z.string().min(1).optional(),
  // With it the SDKs believe unsigned tokens: nobody else's machine may ever run so.
  FIREBASE_AUTH_EMULATOR_HOST: z.string().optional(),
  HOSTED_SEARCH_APP_ID: z.string().min(1).optional(),
  HOSTED_SEARCH_KEY: z.string().min(1).optional(),
  HOSTED_SEARCH_INDEX: z
    .string()
    .regex(/^[\w-]+$/)
    .default('estu'),
  HOSTED_SEARCH_TIMEOUT_MS: z.coerce.number().int().min(100).max(30_000).default(2000),
  HOSTED_SEARCH_LITE: flag,
  HOSTED_SEARCH_RECOMMEND: flag,
  HOSTED_SEARCH_CACHE: flag,
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/)
    .optional(),
  ANALYTICS_ID: z
    .string()
    .regex(/^\d{1,12}$/)
    .optional(),
  OFFLINE_APP: z.enum(['on', 'off']).default('on'),
  INDEXNOW_KEY: z
    .string()
    .regex(/^(?:[A-Za-z0-9-]{8,128})?$/)
    .optional(),
  METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  PAGE_STORE_MB: z.coerce.number().int().min(1).max(4096).default(96),
  VISITED_PAGES_FILE: z.string().min(1).optional(),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  END_WHEN_SILENT: z.enum(['on', 'off']).default('off'),
})

export type HostedSearchSettings = {
  appId: string
  apiKey: string
  index: string
  timeoutMs: number
  lite: boolean
  recommend: boolean
  cache: boolean
}

export type WebEnv = {
  development: boolean
  port: number
  /** The address to listen on. */
  host: string
  /** Where this process reaches itself. */
  ownOrigin: string
  databaseUrl: string
  poolMax: number
  payloadSecret: string
  previewSecret: string
  /** Known to this process alone: lets it, and nobody else, ask itself to forget a page. */
  internalSecret: string
  webUrl: string
  cmsUrl: string
  mediaDir: string
  /** Where the operator's Prometheus asks; null: nobody does. */
  metricsPort: number | null
  /** For pages kept as finished bytes. */
  pageStoreBytes: number
  /** Where the most visited pages are written down, to be fetched after a start; null: beside the build. */
  visitedPagesFile: string | null
  /** How many proxies stand in front of us and name the client truthfully. */
  trustedProxies: number
  /** Whether this process ends once it answers nobody: where something starts it again; never in development. */
  endsWhenSilent: boolean
  /** Null: Payload's own accounts. */
  hostedSignIn: { apiKey: string; projectId: string; emulatorHost: string | null } | null
  /** Null: the shop's own search. `recommend` and `cache` say what more the service is asked for. */
  hostedSearch: HostedSearchSettings | null
  /** Whether browsers may keep the site for reading without a network; never in development. */
  offlineApp: boolean
  /** Proves to search engines that the worker, which tells them of changes, speaks for this site; null: nobody does. */
  indexNowKey: string | null
  /** Where neither is named nothing is counted and nobody is asked. */
  tagManagerId: string | null
  analyticsId: string | null
}

let parsed: WebEnv | null = null

/**
 * The storefront's environment, read when it is first needed: the build needs none of it.
 * @throws one sentence that names every variable that is missing or wrong.
 */
export function readWebEnv(): WebEnv {
  parsed ??= parseWebEnv(process.env)
  return parsed
}

function hostedOf(env: z.output<typeof schema>): WebEnv['hostedSignIn'] {
  if (env.FIREBASE_AUTH_EMULATOR_HOST && env.NODE_ENV === 'production') {
    throw new Error('The storefront cannot start: FIREBASE_AUTH_EMULATOR_HOST must not be set in production.')
  }
  const { HOSTED_SIGN_IN_API_KEY: apiKey, HOSTED_SIGN_IN_PROJECT: projectId } = env
  if (!apiKey || !projectId) return null
  return { apiKey, projectId, emulatorHost: env.FIREBASE_AUTH_EMULATOR_HOST ?? null }
}

function hostedSearchOf(env: z.output<typeof schema>): WebEnv['hostedSearch'] {
  const { HOSTED_SEARCH_APP_ID: appId, HOSTED_SEARCH_KEY: apiKey } = env
  if (!appId || !apiKey) return null
  return {
    appId,
    apiKey,
    index: env.HOSTED_SEARCH_INDEX,
    timeoutMs: env.HOSTED_SEARCH_TIMEOUT_MS,
    lite: env.HOSTED_SEARCH_LITE === 'true',
    recommend: env.HOSTED_SEARCH_RECOMMEND === 'true',
    cache: env.HOSTED_SEARCH_CACHE === 'true',
  }
}

export function parseWebEnv(source: Record<string, string | undefined>): WebEnv {
  const result = schema.safeParse(source)
  if (!result.success) {
    const wrong = result.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`)
    throw new Error(`The storefront cannot start: check ${wrong.join(', ')} in the environment.`)
  }
  const env = result.data
  return {
    development: env.NODE_ENV === 'development',
    port: env.PORT,
    host: env.HOST,
    ownOrigin: originOf(env.HOST, env.PORT),
    databaseUrl: env.DATABASE_URL,
    poolMax: env.DATABASE_POOL_MAX,
    payloadSecret: env.PAYLOAD_SECRET,
    previewSecret: env.PREVIEW_SECRET,
    internalSecret: env.FRESHNESS_SECRET,
    webUrl: env.WEB_URL,
    cmsUrl: env.CMS_URL,
    indexNowKey: env.INDEXNOW_KEY || null,
    mediaDir: env.MEDIA_DIR,
    metricsPort: env.METRICS_PORT ?? null,
    pageStoreBytes: env.PAGE_STORE_MB * 1024 * 1024,
    visitedPagesFile: env.VISITED_PAGES_FILE ?? null,
    trustedProxies: env.TRUSTED_PROXIES,
    endsWhenSilent: env.END_WHEN_SILENT === 'on' && env.NODE_ENV !== 'development',
    hostedSignIn: hostedOf(env),
    hostedSearch: hostedSearchOf(env),
    offlineApp: env.OFFLINE_APP === 'on' && env.NODE_ENV !== 'development',
    tagManagerId: env.TAG_MANAGER_ID ?? null,
    analyticsId: env.ANALYTICS_ID ?? null,
  }
}
