import type { synonyms } from '../content/search/synonyms.ts'
import { createDocument } from '../create-document.ts'
import type { SeedContext } from '../seed-context.ts'

/** Words that mean the same to those who search. */
export async function createSynonym(
  context: SeedContext,
  { key, words, language }: (typeof synonyms)[number],
): Promise<void> {
  const [title, ...others] = words
  await createDocument(context, {
    collection: 'search-synonyms',
    slug: key,
    withoutAddress: true,
    languages: ['ru'],
    fields: () => ({ title, phrases: others.map((phrase) => ({ phrase })), language: language ?? 'both' }),
  })
}
