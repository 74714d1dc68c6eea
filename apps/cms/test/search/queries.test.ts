import { locales } from '@estu/domain/locale/locales'
import { describe, expect, test } from 'vitest'
import { negatives, queryKinds, searchQueries } from './queries/index.ts'
import { seededDocuments } from './seeded-documents.ts'

const count = <T>(items: readonly T[], wanted: (item: T) => boolean) => items.filter(wanted).length
const repeated = (items: readonly { locale: string; query: string }[]) => {
  const keys = items.map(({ locale, query }) => `${locale} ${query}`)
  return keys.filter((key, index) => keys.indexOf(key) !== index)
}

describe('what the search is judged by', () => {
  test('names documents that the demo content has', () => {
    const known = seededDocuments()
    const named = [...searchQueries.flatMap(({ expect }) => expect), ...negatives.flatMap(({ allow }) => allow)]
    expect(new Set(named.filter((document) => !known.has(document)))).toEqual(new Set())
    expect(searchQueries.filter(({ expect }) => expect.length === 0)).toEqual([])
  })

  test.each(queryKinds)('asks in both languages, often enough to tell: %s', (kind) => {
    const ofKind = searchQueries.filter((query) => query.kind === kind)
    expect(ofKind.length).toBeGreaterThanOrEqual(15)
    expect(repeated(ofKind)).toEqual([])
    for (const locale of locales) expect(count(ofKind, (query) => query.locale === locale)).toBeGreaterThanOrEqual(5)
  })

  test('asks for what the shop does not have', () => {
    expect(negatives.length).toBeGreaterThanOrEqual(70)
    expect(repeated(negatives)).toEqual([])
    const wanted = new Set(searchQueries.map(({ query }) => query))
    expect(negatives.filter(({ query }) => wanted.has(query))).toEqual([])
  })
})
