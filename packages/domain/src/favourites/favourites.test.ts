import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unstorablePath } from '../text/storable.ts'
import { brokenFavourites } from './broken-favourites.ts'
import {
  type FavouriteItem,
  isFavourite,
  mergeFavourites,
  parseFavourites,
  serialiseFavourites,
  toggleFavourite,
} from './favourites.ts'

const slug = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,20}$/)
const item: fc.Arbitrary<FavouriteItem> = fc.record({
  product: fc.record({ id: fc.oneof(fc.uuid(), fc.nat()), attributes: fc.record({ slug }) }),
  categoryPath: fc.constantFrom('apparaty', 'implanty'),
})
const list = fc.uniqueArray(item, { selector: (entry) => entry.product.attributes.slug, maxLength: 20 })

describe('the stored list', () => {
  it('comes back as it was saved', () => {
    fc.assert(
      fc.property(list, (items) => {
        expect(parseFavourites(serialiseFavourites(items))).toEqual({ items, dropped: false })
      }),
    )
  })

  it('is empty, and not damaged, when nothing was ever stored', () => {
    expect(parseFavourites(null)).toEqual({ items: [], dropped: false })
    expect(parseFavourites('[]')).toEqual({ items: [], dropped: false })
  })

  it('is dropped when it is not a list or its first item lacks product or categoryPath', () => {
    for (const raw of [
      '',
      '{',
      'null',
      '{}',
      '"x"',
      '[{}]',
      '[{"product":{"id":1,"attributes":{"slug":"a"}}}]',
      '[{"categoryPath":"a"}]',
    ]) {
      expect(parseFavourites(raw)).toEqual({ items: [], dropped: true })
    }
  })

  it('keeps items without an id, the first one too; an id that is none is taken off', () => {
    const whole = { product: { attributes: { slug: 'a' } }, categoryPath: 'apparaty' }
    const odd = { product: { id: {}, attributes: { slug: 'b' } }, categoryPath: 'apparaty' }
    const bare = { product: { attributes: { slug: 'b' } }, categoryPath: 'apparaty' }
    expect(parseFavourites(JSON.stringify([whole, odd]))).toEqual({ items: [whole, bare], dropped: false })
    const product = { id: '1', attributes: { slug: 'a' } }
    expect(isFavourite([whole], product)).toBe(true)
    expect(isFavourite([whole], whole.product)).toBe(false)
  })

  it('drops no other item because the first one names no product that can be found', () => {
    const nameless = { product: { id: '1' }, categoryPath: 'apparaty' }
    const good = { product: { id: 1, attributes: { slug: 'a' } }, categoryPath: 'apparaty' }
    expect(parseFavourites(JSON.stringify([nameless, good]))).toEqual({ items: [good], dropped: false })
  })

  it('leaves out later broken items and keeps the good ones', () => {
    const good = { product: { id: 1, attributes: { slug: 'a' } }, categoryPath: 'apparaty' }
    expect(parseFavourites(JSON.stringify([good, null, 7, { product: {} }])).items).toEqual([good])
  })

  it('never throws on any text, and what it returns can always be saved', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (raw) => {
        expect(Array.isArray(JSON.parse(serialiseFavourites(parseFavourites(raw).items)))).toBe(true)
      }),
    )
  })

  it('survives a corpus of more than 200 broken values', () => {
    expect(brokenFavourites.length).toBeGreaterThanOrEqual(200)
    for (const raw of brokenFavourites) {
      const { items } = parseFavourites(raw)
      for (const { product, categoryPath } of items) {
        const { slug: address } = product.attributes
        expect(typeof address).toBe('string')
        expect(unstorablePath({ id: product.id, address, categoryPath }), raw.slice(0, 200)).toBeNull()
      }
    }
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })
})

describe('marking a product', () => {
  it('appends one that is not in the list and removes one that is, by its address', () => {
    fc.assert(
      fc.property(list, item, (items, toggled) => {
        const { slug: address } = toggled.product.attributes
        const had = items.some((entry) => entry.product.attributes.slug === address)
        const after = toggleFavourite(items, toggled)
        expect(after.some((entry) => entry.product.attributes.slug === address)).toBe(!had)
        expect(after).toHaveLength(items.length + (had ? -1 : 1))
        if (!had) expect(after.at(-1)).toEqual(toggled)
      }),
    )
  })

  it('is undone by marking it again', () => {
    fc.assert(
      fc.property(list, item, (items, toggled) => {
        fc.pre(!items.some((entry) => entry.product.attributes.slug === toggled.product.attributes.slug))
        expect(toggleFavourite(toggleFavourite(items, toggled), toggled)).toEqual(items)
      }),
    )
  })

  it('is false for a product that is missing or has no id', () => {
    const marked: FavouriteItem[] = [{ product: { id: '1', attributes: { slug: 'a' } }, categoryPath: 'apparaty' }]
    expect(isFavourite(marked, { id: '1', attributes: { slug: 'a' } })).toBe(true)
    for (const nothing of [null, undefined, {}, { attributes: { slug: 'a' } }, { id: '', attributes: { slug: 'a' } }]) {
      expect(isFavourite(marked, nothing)).toBe(false)
    }
  })

  it('merges two lists without repeats, the first one first', () => {
    fc.assert(
      fc.property(list, list, (first, second) => {
        const merged = mergeFavourites(first, second)
        expect(merged.slice(0, first.length)).toEqual(first)
        expect(new Set(merged.map((entry) => entry.product.attributes.slug)).size).toBe(merged.length)
      }),
    )
  })
})
