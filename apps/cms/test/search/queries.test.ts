import { locales } from '@estu/domain/locale/locales'
import { describe, expect, test } from 'vitest'
import { heldOutKinds, heldOutQueries, nonsense } from './held-out/index.ts'
import { negatives, queryKinds, searchQueries } from './queries/index.ts'
import { seededDocuments } from './seeded-documents.ts'

const count = <T>(items: readonly T[], wanted: (item: T) => boolean) => items.filter(wanted).length
const repeated = (items: readonly { locale: string; query: string }[]) => {
  const keys = items.map(({ locale, query }) => `${locale} ${query}`)
  return keys.filter((key, index) => keys.indexOf(key) !== index)
}

const heldOutKeys = new Set([...heldOutQueries, ...nonsense].map(({ locale, query }) => `${locale} ${query}`))

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

describe('the held-out queries', () => {
  test('name documents that the demo content has', () => {
    const known = seededDocuments()
    expect(heldOutQueries.flatMap(({ expect }) => expect).filter((document) => !known.has(document))).toEqual([])
    expect(heldOutQueries.filter(({ expect }) => expect.length === 0)).toEqual([])
  })

  test.each(heldOutKinds)('ask in both languages, often enough to tell: %s', (kind) => {
    const ofKind = heldOutQueries.filter((query) => query.kind === kind)
    expect(ofKind.length).toBeGreaterThanOrEqual(20)
    for (const locale of locales) expect(count(ofKind, (query) => query.locale === locale)).toBeGreaterThanOrEqual(4)
  })

  test('repeat none of the others, and are many', () => {
    expect(heldOutQueries.length).toBeGreaterThanOrEqual(300)
    const others = repeated([...searchQueries, ...negatives, ...heldOutQueries, ...nonsense])
    // Asked for by name, and known to the others.
    expect(others.filter((key) => key !== 'kk мекенжай' && heldOutKeys.has(key))).toEqual([])
  })
})
