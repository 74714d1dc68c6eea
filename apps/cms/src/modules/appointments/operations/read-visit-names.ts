import { type Locale, otherLocale } from '@estu/domain/locale/locales'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'
import { plainText } from '../../document-texts/index.ts'

/** What a service, a branch or a specialist is called; `more` is how to prepare, or the address. */
type Names = { slug: string; title: string; more: string }

type Row = { id: string; locale: string; slug: string | null; title: string | null; more: unknown }

export type VisitNames = (id: string, locale: Locale) => Names

/**
 * The names of all that visits belong to, in both languages, by one statement however many visits there are. What is
 * missing in one language is said in the other; what is in the trash has no name.
 * @param ids of services, branches and specialists
 */
export async function readVisitNames(req: PayloadRequest, ids: readonly string[]): Promise<VisitNames> {
  const known = new Map<string, Row>()
  const wanted = sql`(select jsonb_array_elements_text(${JSON.stringify([...new Set(ids)])}::jsonb)::uuid)`
  const named = (table: string, more: string) => sql`
    select d.id, l._locale::text as locale, d.slug, l.title, ${sql.raw(more)} as more
    from ${sql.identifier(table)} d join ${sql.identifier(`${table}_locales`)} l on l._parent_id = d.id
    where d.id in ${wanted} and d.deleted_at is null`
  if (ids.length > 0) {
    const found = await (await databaseOf(req)).execute(sql`
      ${named('services', 'l.preparation')}
      union all ${named('branches', 'to_jsonb(l.address)')}
      union all ${named('specialists', 'null::jsonb')}
    `)
    for (const row of found.rows as Row[]) known.set(`${row.id} ${row.locale}`, row)
  }
  return (id, locale) => {
    const [own, other] = [known.get(`${id} ${locale}`), known.get(`${id} ${otherLocale(locale)}`)]
    return {
      slug: own?.slug ?? other?.slug ?? '',
      title: own?.title || other?.title || '',
      more: plainText(own?.more) || plainText(other?.more),
    }
  }
}
