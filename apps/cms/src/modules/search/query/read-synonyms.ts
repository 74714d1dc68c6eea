import type { Locale } from '@estu/domain/locale/locales'
import { sql } from '@payloadcms/db-postgres'
import type { Answers } from '../../../database/prepared-statements.ts'
import { type SynonymGroup, synonymGroup } from './synonyms.ts'

/** The editors' synonyms for queries in a language. @property version changes with every edit of them */
export type Synonyms = { version: string; groups: readonly SynonymGroup[] }

/** Told with every answer, inside its statement: who has searched with older ones reads them and asks again. */
export const synonymsVersion = sql.raw(`(
  select concat_ws(' ', count(*), extract(epoch from max(updated_at))) from search_synonyms
)`)

/** Instead of a version where the database had nothing to answer. */
export const notAsked = ''

const kept = new WeakMap<object, Map<Locale, Promise<Synonyms>>>()

/** Read once by each process, until an answer tells of other ones. @param holder whose memory it is */
export function readSynonyms(db: Answers, holder: object, locale: Locale): Promise<Synonyms> {
  const ofHolder = kept.get(holder) ?? new Map<Locale, Promise<Synonyms>>()
  kept.set(holder, ofHolder)
  const known = ofHolder.get(locale)
  if (known) return known
  const read = readFrom(db, locale)
  ofHolder.set(locale, read)
  // What failed is asked for again.
  read.catch(() => ofHolder.delete(locale))
  return read
}

/** Asks with the synonyms that are known, and once more where the answer knows of others. */
export async function withSynonyms<T extends { synonyms: string }>(
  db: Answers,
  holder: object,
  locale: Locale,
  ask: (groups: readonly SynonymGroup[]) => Promise<T>,
): Promise<T> {
  const { version, groups } = await readSynonyms(db, holder, locale)
  const answer = await ask(groups)
  if (answer.synonyms === version || answer.synonyms === notAsked) return answer
  kept.delete(holder)
  return ask((await readSynonyms(db, holder, locale)).groups)
}

async function readFrom(db: Answers, locale: Locale): Promise<Synonyms> {
  const found = await db.execute(sql`
    select ${synonymsVersion} as version, (
      select coalesce(jsonb_agg(to_jsonb(title) || phrases), '[]') from (
        select title, (
          select coalesce(jsonb_agg(phrase order by _order), '[]')
          from search_synonyms_phrases where _parent_id = synonyms.id
        ) as phrases
        from search_synonyms as synonyms where language in ('both', ${locale})
      ) as groups
    ) as groups
  `)
  const [row] = found.rows as { version: string; groups: string[][] }[]
  if (!row) throw new Error('The synonyms were not read.')
  return { version: row.version, groups: row.groups.map(synonymGroup) }
}
