import { isSearchable, searchableCollections } from '@estu/domain/search/search-kind'
import type { Payload } from 'payload'
import type { Layers } from '../../src/modules/search/analysis/layers.ts'
import { search } from '../../src/modules/search/operations/search.ts'
import { negatives, type QueryKind, queryKinds, searchQueries } from './queries/index.ts'
import { seededQuestions } from './seeded-documents.ts'

const looked = 5

export type Miss = { kind: string; locale: string; query: string; found: readonly string[]; readAs: string | null }
export type Judgement = { misses: readonly Miss[]; recall: number; wrong: readonly Miss[] }

/** What each document is called in the queries, by `collection:id`. */
export type DocumentNames = ReadonlyMap<string, string>

export async function readNames(payload: Payload): Promise<DocumentNames> {
  const names = new Map<string, string>()
  const keys = new Map(seededQuestions.map(({ key, question }) => [question.ru, key]))
  for (const collection of searchableCollections.filter(isSearchable)) {
    const found = await payload.find({ collection, locale: 'ru', depth: 0, pagination: false, overrideAccess: true })
    for (const doc of found.docs) {
      const name = 'slug' in doc ? doc.slug : keys.get(String(doc.title))
      names.set(`${collection}:${doc.id}`, `${collection}:${name}`)
    }
  }
  return names
}

/** Asks every query and says which found none of what was expected, and which found what they must not. */
export async function judge(payload: Payload, names: DocumentNames, layers: Layers): Promise<Judgement> {
  const misses: Miss[] = []
  for (const { kind, locale, query, expect } of searchQueries) {
    const { found, readAs } = await firstHits(payload, names, { locale, query }, layers)
    if (!found.some((name) => expect.includes(name))) misses.push({ kind, locale, query, found, readAs })
  }
  const wrong: Miss[] = []
  for (const { locale, query, allow } of negatives) {
    const { found, readAs } = await firstHits(payload, names, { locale, query }, layers)
    if (found.some((name) => !allow.includes(name))) wrong.push({ kind: 'negative', locale, query, found, readAs })
  }
  return { misses, wrong, recall: 1 - misses.length / searchQueries.length }
}

async function firstHits(
  payload: Payload,
  names: DocumentNames,
  asked: { locale: 'ru' | 'kk'; query: string },
  layers: Layers,
): Promise<{ found: string[]; readAs: string | null }> {
  const { hits, readAs } = await search(payload, { ...asked, kind: null, page: 1 }, layers)
  const first = hits.slice(0, looked)
  return { found: first.map(({ collection, documentId }) => names.get(`${collection}:${documentId}`) ?? ''), readAs }
}

/** One line for each kind of query and language: how many of how many found what was expected. */
export function table({ misses }: Judgement): string[] {
  const line = (kind: QueryKind, locale: string) => {
    const of = <T extends { kind: string; locale: string }>(items: readonly T[]) =>
      items.filter((item) => item.kind === kind && item.locale === locale).length
    const all = of(searchQueries)
    return `${kind} ${locale}: ${all - of(misses)} of ${all}`
  }
  return queryKinds.flatMap((kind) => [line(kind, 'ru'), line(kind, 'kk')])
}
