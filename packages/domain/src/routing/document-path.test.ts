import { expect, it } from 'vitest'
import { addressedCollections } from '../catalogue/collections.ts'
import { documentPath } from './document-path.ts'

it('knows an address for every collection that has pages, and none without a slug', () => {
  const paths = addressedCollections.map((collection) => documentPath(collection, { slug: 'x' }))
  expect(paths).not.toContain(null)
  expect(addressedCollections.map((collection) => documentPath(collection, { slug: null }))).toEqual(
    addressedCollections.map(() => null),
  )
})

it('keeps expert articles apart and gives the rest no page', () => {
  expect(documentPath('articles', { slug: 'x', kind: 'expert' })).toBe('/stati-ekspertnye/x')
  expect(documentPath('articles', { slug: 'x', kind: 'general' })).toBe('/articles/x')
  expect(documentPath('branches', { slug: 'almaty' })).toBe('/filialy/almaty')
  expect(documentPath('specialists', { slug: 'x' })).toBe('/specialisty/x')
  expect(documentPath('orders', { slug: 'x' })).toBeNull()
})
