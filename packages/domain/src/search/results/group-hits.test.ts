import { expect, it } from 'vitest'
import { groupHits } from './group-hits.ts'
import type { SearchHit, SearchKind } from './search-result.ts'

const hit = (kind: SearchKind, documentId: string): SearchHit => ({
  kind,
  collection: kind,
  documentId,
  path: '',
  title: [],
  excerpt: [],
})

it('groups hits by kind in the order of the best hit of each', () => {
  const ranked = [
    hit('services', '1'),
    hit('products', '2'),
    hit('services', '3'),
    hit('articles', '4'),
    hit('products', '5'),
  ]
  const groups = groupHits(ranked).map(({ kind, hits }) => [kind, hits.map(({ documentId }) => documentId)])
  expect(groups).toEqual([
    ['services', ['1', '3']],
    ['products', ['2', '5']],
    ['articles', ['4']],
  ])
})

it('makes no group of no hits', () => {
  expect(groupHits([])).toEqual([])
})
