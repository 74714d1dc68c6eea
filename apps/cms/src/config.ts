import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { buildConfig, type Config, type SanitizedConfig } from 'payload'
import { admin } from './config/admin.ts'
import { closeInternals } from './config/close-internals.ts'
import { collections } from './config/collections.ts'
import { endpoints } from './config/endpoints.ts'
import { globals } from './config/globals.ts'
import { localization } from './config/localization.ts'
import { plugins } from './config/plugins.ts'
import { limitTransactions } from './database/limit-transactions.ts'
import { surviveDisconnects } from './database/survive-disconnects.ts'
import { addSiteTables } from './database/tables/site-tables.ts'
import type { CmsEnv } from './env.ts'
import { editor } from './fields/rich-text-editor.ts'
import { answerBusyDatabase } from './hooks/answer-busy-database.ts'
import { adminLanguages } from './i18n/languages.ts'
import { answerWrongQuery, keepTextsStorable } from './modules/input-validation/index.ts'
import { sendMailTask } from './modules/letters/index.ts'
import { sharpOnDemand } from './modules/media/index.ts'
import { mailer } from './modules/messages/index.ts'
import { limitQueries, shortenAdminLists, stopForAbsent } from './modules/query-limits/index.ts'
import { refuseBrokenTexts } from './modules/rich-text/index.ts'
import { publishOnTime } from './modules/schedule/index.ts'
import { authenticateStaff } from './modules/staff/index.ts'
import { payloadLogger } from './operations/log/payload-logger.ts'
import { shareDatabase } from './operations/process-database.ts'

/** Told to whoever asked, and no fault: counted by their status, without a line each. */
const expectedRefusals: NonNullable<Config['loggingLevels']> & { ProofNeeded: false } = {
  APIError: 'info',
  AuthenticationError: false,
  Forbidden: false,
  Locked: false,
  MissingFile: false,
  NotFound: false,
  ProofNeeded: false,
  QueryError: false,
  UnverifiedEmail: false,
  ValidationError: false,
}

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
      hasMailServer: env.smtpUrl !== null,
      whatsapp: env.whatsapp ?? null,
      whatsappWebhook: env.whatsappWebhook ?? null,
    },
    admin: admin(sourceDir),
    i18n: adminLanguages,
    localization: localization(),
    experimental: { localizeStatus: true },
    endpoints: endpoints(),
    collections: collections(env),
    globals: globals(),
    editor: editor(),
    plugins: plugins(),
    db: postgresAdapter({
      idType: 'uuid',
      push: false,
      migrationDir: path.join(sourceDir, 'migrations'),
      pool: { connectionString: env.databaseUrl, max: env.poolMax, connectionTimeoutMillis: 5000 },
      beforeSchemaInit: [addSiteTables],
    }),
    onInit: (payload) => {
      surviveDisconnects(payload)
      limitTransactions(payload, env.poolMax)
      shareDatabase(payload)
      authenticateStaff(payload)
    },
    sharp: sharpOnDemand,
    // Deeper documents grow without bound, and one answer could take all the memory: who asks for them is refused.
    maxDepth: 2,
    graphQL: { disable: true },
    typescript: { autoGenerate: false, outputFile: path.join(sourceDir, 'payload-types.ts') },
    telemetry: false,
    ...(env.jsonLog ? { logger: payloadLogger(env.logName) } : {}),
    hooks: { afterError: [answerWrongQuery, answerBusyDatabase] },
    loggingLevels: expectedRefusals,
    // A long text pasted from an office program is larger as JSON than the megabyte a form field may have by default.
    upload: { limits: { fileSize: 8_000_000, fieldSize: 8_000_000 }, abortOnLimit: true },
    jobs: { deleteJobOnComplete: true, tasks: [sendMailTask, publishOnTime] },
    email: mailer(env),
  })
  return stopForAbsent(shortenAdminLists(limitQueries(refuseBrokenTexts(keepTextsStorable(closeInternals(config))))))
}
