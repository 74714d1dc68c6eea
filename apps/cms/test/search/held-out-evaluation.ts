import type { Locale } from '@estu/domain/locale/locales'
import { groupHits } from '@estu/domain/search/results/group-hits'
import type { SearchHit } from '@estu/domain/search/results/search-result'
import type { Payload } from 'payload'
import { search } from '../../src/modules/search/operations/search.ts'
import { suggest } from '../../src/modules/search/operations/suggest.ts'
import type { DocumentNames } from './evaluation.ts'
import { type HeldOutKind, heldOutKinds, heldOutQueries, nonsense } from './held-out/index.ts'

/** Documents that a person reads before giving up. */
const looked = 5

export type Place = 'page' | 'suggestions'
export const places: readonly Place[] = ['page', 'suggestions']

/** Returns the hits of a place in the order in which a person reads them. */
const readers: Record<Place, (payload: Payload, asked: Asked) => Promise<readonly SearchHit[]>> = {
  page: async (payload, asked) => inGroups((await search(payload, { ...asked, kind: null, page: 1 })).hits),
  suggestions: async (payload, asked) => inGroups((await suggest(payload, asked)).hits),
}
type Asked = { locale: Locale; query: string }

/** As the page and the list under the field show them. */
const inGroups = (hits: readonly SearchHit[]) => groupHits(hits).flatMap((group) => group.hits)

export type Judged = {
  kind: HeldOutKind | 'nonsense'
  locale: Locale
  query: string
  first: string[]
  isRight: boolean
}

/** Asks every held-out query of a place: is a right answer among the first five, and none for nonsense? */
export async function judgeHeldOut(payload: Payload, names: DocumentNames, place: Place): Promise<Judged[]> {
  const firstOf = async (asked: Asked) => {
    const hits = await readers[place](payload, asked)
    return hits.slice(0, looked).map(({ collection, documentId }) => names.get(`${collection}:${documentId}`) ?? '')
  }
  const judged: Judged[] = []
  for (const { kind, locale, query, expect } of heldOutQueries) {
    const first = await firstOf({ locale, query })
    judged.push({ kind, locale, query, first, isRight: first.some((name) => expect.includes(name)) })
  }
  for (const { locale, query } of nonsense) {
    const first = await firstOf({ locale, query })
    judged.push({ kind: 'nonsense', locale, query, first, isRight: first.length === 0 })
  }
  return judged
}

/** Returns the share of right answers, 0 to 1, of what is asked for or of nonsense alone. */
export function shareOf(judged: readonly Judged[], of: 'sought' | 'nonsense'): number {
  const counted = judged.filter(({ kind }) => (kind === 'nonsense') === (of === 'nonsense'))
  return counted.filter(({ isRight }) => isRight).length / counted.length
}

/** Returns a line for each kind of query: how many of how many are right. */
export const heldOutTable = (judged: readonly Judged[]): string[] =>
  [...heldOutKinds, 'nonsense'].map((kind) => {
    const ofKind = judged.filter((one) => one.kind === kind)
    return `${kind}: ${ofKind.filter(({ isRight }) => isRight).length} of ${ofKind.length}`
  })

/** Returns a line for each query without a right answer, with what came first instead. */
export const missedLines = (judged: readonly Judged[]): string[] =>
  judged
    .filter(({ isRight }) => !isRight)
    .map(({ kind, locale, query, first }) => `${kind} ${locale} «${query}»: ${first.join(', ') || 'nothing'}`)
