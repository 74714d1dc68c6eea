import { type Locale, locales, otherLocale } from '@estu/domain/locale/locales'
import { isSearchable, searchableCollections } from '@estu/domain/search/search-kind'
import type { Payload } from 'payload'
import type { Layers } from '../../src/modules/search/analysis/layers.ts'
import { search } from '../../src/modules/search/operations/search.ts'
import { negatives, type QueryKind, queryKinds, searchQueries } from './queries/index.ts'
import { seededQuestions } from './seeded-documents.ts'

const looked = 5

export type Miss = { kind: string; locale: string; query: string; found: readonly string[]; readAs: string | null }
export type Judgement = { misses: readonly Miss[]; recall: number }

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

/** As many questions at once as the smallest machine has cores. */
const atOnce = 2

/** Asks every query, or those of one kind, and says which found none of what was expected. */
export async function judge(
  payload: Payload,
  names: DocumentNames,
  layers: Layers,
  only?: QueryKind,
): Promise<Judgement> {
  const asked = searchQueries.filter(({ kind }) => only === undefined || kind === only)
  const misses = await chosen(asked, async ({ kind, locale, query, expect }) => {
    const { found, readAs } = await firstHits(payload, names, { locale, query }, layers)
    return found.some((name) => expect.includes(name)) ? null : { kind, locale, query, found, readAs }
  })
  return { misses, recall: 1 - misses.length / asked.length }
}

/** Asks for what the shop does not have and says which queries found what they must not. */
export const judgeNegatives = (payload: Payload, names: DocumentNames, layers: Layers): Promise<Miss[]> =>
  chosen(negatives, async ({ locale, query, allow }) => {
    const { found, readAs } = await firstHits(payload, names, { locale, query }, layers)
    const isWrong = found.some((name) => !(allow as readonly string[]).includes(name))
    return isWrong ? { kind: 'negative', locale, query, found, readAs } : null
  })

const titled = ['articles', 'services', 'pages', 'promotions'] as const

/** Asks for documents by their titles in the language that is not looked in and says which are not found. */
export async function judgeForeignTitles(payload: Payload, layers: Layers): Promise<{ asked: number; missed: number }> {
  const questions: { id: string; locale: Locale; query: string }[] = []
  for (const collection of titled) {
    const asked = { collection, depth: 0, pagination: false, overrideAccess: true, draft: false } as const
    for (const locale of locales) {
      const found = await payload.find({
        ...asked,
        locale: otherLocale(locale),
        where: { _status: { equals: 'published' } },
      })
      questions.push(...found.docs.map(({ id, title }) => ({ id, locale, query: String(title) })))
    }
  }
  const misses = await chosen(questions, async ({ id, locale, query }) => {
    const { hits } = await search(payload, { locale, query, kind: null, page: 1 }, layers)
    const isFound = hits.slice(0, looked).some(({ documentId }) => documentId === id)
    return isFound ? null : { kind: 'foreign title', locale, query, found: [], readAs: null }
  })
  return { asked: questions.length, missed: misses.length }
}

async function chosen<T>(items: readonly T[], ask: (item: T) => Promise<Miss | null>): Promise<Miss[]> {
  const answers: Miss[] = []
  const left = [...items]
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) {
      const miss = await ask(item)
      if (miss) answers.push(miss)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return answers
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
