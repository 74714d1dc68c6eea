import { randomBytes } from 'node:crypto'
import path from 'node:path'
import type { Secrets } from '../data-folder.ts'
import type { ToolingEnv } from '../env.ts'

export type ShopEnv = { cms: Record<string, string>; web: Record<string, string> }

/** What each process of the shop is told. */
export function shopEnv(env: ToolingEnv, secrets: Secrets, databaseUrl: string): ShopEnv {
  const shared = {
    HOST: env.host ?? '127.0.0.1',
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: secrets.payloadSecret,
    PREVIEW_SECRET: secrets.previewSecret,
    WEB_URL: env.webUrl,
    CMS_URL: env.cmsUrl,
    MEDIA_DIR: path.join(env.dataDir, 'media'),
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    // Whoever starts the shop watches it, and takes one that ends by itself for a fault.
    END_WHEN_SILENT: 'off',
  }
  return {
    // A port serves the figures of one process: here, of the storefront.
    cms: { ...shared, PORT: String(env.cmsPort), METRICS_PORT: '' },
    web: {
      ...shared,
      PORT: String(env.webPort),
      NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: secrets.actionsKey,
      // Known to this one process: nobody else may ask it to forget a page.
      FRESHNESS_SECRET: randomBytes(32).toString('hex'),
      DISABLE_PAYLOAD_HMR: 'true',
      VISITED_PAGES_FILE: path.join(env.dataDir, 'visited-pages.json'),
    },
  }
}
