import type { Locale } from '@estu/domain/locale/locales'
import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../indexing/generations.ts'
import { type SynonymGroup, synonymGroup } from './synonyms.ts'

/** Edits of synonyms are heard of after so long. */
const keptMs = 5000

type Kept = { until: number; groups: Promise<readonly SynonymGroup[]> }
const kept = new WeakMap<object, Map<Locale, Kept>>()

/** The editors' synonyms for queries in a language, read once in a few seconds by each process. */
export function readSynonyms(db: Database, holder: object, locale: Locale): Promise<readonly SynonymGroup[]> {
  const ofHolder = kept.get(holder) ?? new Map<Locale, Kept>()
  kept.set(holder, ofHolder)
  const known = ofHolder.get(locale)
  if (known && known.until > Date.now()) return known.groups
  const groups = read(db, locale)
  ofHolder.set(locale, { until: Date.now() + keptMs, groups })
  // What failed is asked for again.
  groups.catch(() => ofHolder.delete(locale))
  return groups
}

/** Forgets what was read, after a change in this process. */
export const forgetSynonyms = (holder: object): void => {
  kept.delete(holder)
}

async function read(db: Database, locale: Locale): Promise<SynonymGroup[]> {
  const found = await db.execute(sql`
    select title, array(
      select phrase from search_synonyms_phrases where _parent_id = synonyms.id order by _order
    ) as phrases
    from search_synonyms as synonyms
    where language in ('both', ${locale})
  `)
  return found.rows.map(({ title, phrases }) => synonymGroup([String(title), ...(phrases as string[])]))
}
