import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { ru } from '@payloadcms/translations/languages/ru'
import { buildConfig, type SanitizedConfig } from 'payload'
import sharp from 'sharp'
import { collections } from './collections/index.ts'
import { addSiteTables } from './database/site-tables.ts'
import { surviveIdleDisconnects } from './database/survive-idle-disconnects.ts'
import type { CmsEnv } from './env.ts'
import { editor } from './fields/rich-text-editor.ts'
import { globals } from './globals/index.ts'
import { previewUrl } from './preview/preview-url.ts'
import { seo } from './seo/plugin.ts'

const sourceDir = path.dirname(fileURLToPath(import.meta.url))

/**
 * Builds the Payload configuration from an environment that was already parsed, so that the storefront can
 * read content in-process with its own settings and without the CMS's environment.
 */
export function createConfig(env: CmsEnv): Promise<SanitizedConfig> {
  return buildConfig({
    secret: env.payloadSecret,
    serverURL: env.cmsUrl,
    csrf: [env.cmsUrl],
    cors: [env.cmsUrl],
    custom: { previewSecret: env.previewSecret, webUrl: env.webUrl, mediaDir: env.mediaDir },
    admin: {
      user: 'staff',
      dateFormat: 'dd.MM.yyyy HH:mm',
      // No face is fetched from anybody's server.
      avatar: 'default',
      // Absolute: the storefront imports this file too, from another working directory.
      importMap: { baseDir: sourceDir, autoGenerate: false },
      meta: { titleSuffix: ' · Есту' },
      livePreview: {
        url: previewUrl,
        collections: ['devices', 'brands', 'articles', 'promotions', 'pages', 'branches'],
        globals: ['home', 'organisation', 'navigation'],
        breakpoints: [
          { name: 'phone', label: 'Телефон', width: 360, height: 740 },
          { name: 'tablet', label: 'Планшет', width: 768, height: 1024 },
          { name: 'desktop', label: 'Компьютер', width: 1280, height: 900 },
        ],
      },
      timezones: {
        supportedTimezones: [{ label: 'Алматы (UTC+5)', value: 'Asia/Almaty' }],
        defaultTimezone: 'Asia/Almaty',
      },
    },
    i18n: { supportedLanguages: { ru }, fallbackLanguage: 'ru' },
    localization: {
      locales: [
        { code: 'ru', label: { ru: 'Русский', kk: 'Орысша' } },
        { code: 'kk', label: { ru: 'Казахский', kk: 'Қазақша' } },
      ],
      defaultLocale: 'ru',
      // One language never stands in for the other: not on the site, not in the admin's fields.
      fallback: false,
      defaultLocalePublishOption: 'active',
    },
    experimental: { localizeStatus: true },
    collections: collections(env),
    globals: globals(),
    editor: editor(),
    plugins: [seo()],
    db: postgresAdapter({
      idType: 'uuid',
      push: false,
      migrationDir: path.join(sourceDir, 'migrations'),
      pool: { connectionString: env.databaseUrl, max: env.poolMax, connectionTimeoutMillis: 5000 },
      beforeSchemaInit: [addSiteTables],
    }),
    onInit: surviveIdleDisconnects,
    sharp,
    graphQL: { disable: true },
    typescript: { autoGenerate: false, outputFile: path.join(sourceDir, 'payload-types.ts') },
    telemetry: false,
    upload: { limits: { fileSize: 8_000_000 }, abortOnLimit: true },
    jobs: { deleteJobOnComplete: true },
  })
}
