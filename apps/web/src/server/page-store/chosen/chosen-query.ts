import { canonicalQuery } from '@estu/domain/catalogue/listing/canonical-query'
import { sectionAt } from '@estu/domain/catalogue/listing/listing-path'

/** What a shopper chooses is shorter; of a longer address nobody asks twice. */
const longest = 500

/**
 * What an address chooses in a listing, in its one spelling: so Next is asked for it, never as somebody wrote it.
 * @param path as in Russian
 * @returns null where nothing is chosen after all, or too much
 */
export function chosenQuery(path: string, query: string): string | null {
  const section = sectionAt(path.slice(1))
  const asked = section ? canonicalQuery(section, new URLSearchParams(query.split('#')[0])) : ''
  return asked !== '' && asked.length <= longest ? asked : null
}
