import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { buildConfig, type SanitizedConfig } from 'payload'
import sharp from 'sharp'
import { closeInternals } from './config/close-internals.ts'
import { collections } from './config/collections.ts'
import { endpoints } from './config/endpoints.ts'
import { globals } from './config/globals.ts'
import { addSiteTables } from './database/site-tables.ts'
import { surviveDisconnects } from './database/survive-disconnects.ts'
import type { CmsEnv } from './env.ts'
import { editor } from './fields/rich-text-editor.ts'
import { adminLanguages } from './i18n/languages.ts'
import { sendMailTask } from './modules/letters/index.ts'
import { mailer } from './modules/messages/index.ts'
import { previewUrl } from './modules/publishing/index.ts'
import { seo, seoCollections } from './modules/seo/index.ts'
import { keepTextsStorable } from './modules/storable/index.ts'

const sourceDir = path.dirname(fileURLToPath(import.meta.url))

/**
 * Builds the Payload configuration from an environment that was already parsed, so that the storefront can
 * read content in-process with its own settings and without the CMS's environment.
 */
export async function createConfig(env: CmsEnv): Promise<SanitizedConfig> {
  const config = await buildConfig({
    secret: env.payloadSecret,
    serverURL: env.cmsUrl,
    csrf: [env.cmsUrl],
    cors: [env.cmsUrl],
    custom: {
      previewSecret: env.previewSecret,
      webUrl: env.webUrl,
      mediaDir: env.mediaDir,
      hostedSignIn: env.hostedSignIn ?? null,
    },
    admin: {
      user: 'staff',
      dateFormat: 'dd.MM.yyyy HH:mm',
      // No face is fetched from anybody's server.
      avatar: 'default',
      // Absolute: the storefront imports this file too, from another working directory.
      importMap: { baseDir: sourceDir, autoGenerate: false },
      meta: { titleSuffix: ' · Есту' },
      components: {
        beforeLogin: ['/admin/login-languages.tsx#LoginLanguages'],
        beforeDashboard: ['/modules/dashboard/admin/dashboard.tsx#Dashboard'],
        afterNavLinks: ['/admin/nav-links.tsx#NavLinks'],
        providers: ['/admin/role-mark.tsx#RoleMark'],
        graphics: { Logo: '/admin/brand.tsx#Logo', Icon: '/admin/brand.tsx#Icon' },
        views: {
          changePassword: {
            Component: '/modules/staff/admin/change-password-view.tsx#ChangePasswordView',
            path: '/change-password',
          },
          unauthorized: { Component: '/modules/staff/admin/unauthorized-view.tsx#UnauthorizedView' },
          calendar: { Component: '/modules/appointments/admin/calendar-view.tsx#CalendarView', path: '/calendar' },
          tables: { Component: '/modules/spreadsheets/admin/tables-view.tsx#TablesView', path: '/tables' },
          seo: { Component: '/modules/seo/admin/seo-view.tsx#SeoView', path: '/seo' },
          translations: {
            Component: '/modules/translation/admin/translations-view.tsx#TranslationsView',
            path: '/translations',
          },
        },
      },
      livePreview: {
        url: previewUrl,
        collections: [...seoCollections, 'faq'],
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
    i18n: adminLanguages,
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
    endpoints: endpoints(),
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
    onInit: surviveDisconnects,
    sharp,
    graphQL: { disable: true },
    typescript: { autoGenerate: false, outputFile: path.join(sourceDir, 'payload-types.ts') },
    telemetry: false,
    // A long text pasted from an office program is larger as JSON than the megabyte a form field may have by default.
    upload: { limits: { fileSize: 8_000_000, fieldSize: 8_000_000 }, abortOnLimit: true },
    jobs: { deleteJobOnComplete: true, tasks: [sendMailTask] },
    email: mailer(env),
  })
  return keepTextsStorable(closeInternals(config))
}
