import 'server-only'
import { createConfig } from '@estu/cms/config'
import { getPayload, type Payload } from 'payload'
import { readWebEnv } from '@/env'

let opening: Promise<Payload> | null = null

/** The CMS's own reading interface, opened in this process once. The storefront asks it as an anonymous visitor. */
export function cms(): Promise<Payload> {
  opening ??= open().catch((error: unknown) => {
    opening = null
    throw error
  })
  return opening
}

function open(): Promise<Payload> {
  const env = readWebEnv()
  return getPayload({
    config: createConfig({
      databaseUrl: env.databaseUrl,
      poolMax: env.poolMax,
      payloadSecret: env.payloadSecret,
      previewSecret: env.previewSecret,
      cmsUrl: env.cmsUrl,
      webUrl: env.webUrl,
      mediaDir: env.mediaDir,
      // Letters are only queued here; the worker sends them.
      smtpUrl: null,
      mailFrom: 'no-reply@estu.example',
      hostedSignIn: env.hostedSignIn,
      jsonLog: !env.development,
      logName: 'storefront',
    }),
  })
}
