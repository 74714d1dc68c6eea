import type { Locale } from '@estu/domain/locale/locales'
import { sql } from '@payloadcms/db-postgres'
import { activeGeneration } from '../indexing/generations.ts'

/** Rows that readers of a language may find now. */
export const visibleDocuments = (locale: Locale) => sql`
  locale = ${sql.raw(locale === 'kk' ? `'kk'` : `'ru'`)} and generation = ${activeGeneration}
  and (ends_at is null or ends_at > now())`
