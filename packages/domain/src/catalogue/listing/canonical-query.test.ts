import fc from 'fast-check'
import { expect, it } from 'vitest'
import { canonicalQuery } from './canonical-query.ts'
import { facetsOfSection, type ListingSection, listingSections } from './facets.ts'
import { listingKeys } from './listing-keys.ts'
import { readPage, readSelection } from './read-selection.ts'

const spelling = (text: string, section: ListingSection = 'devices') =>
  canonicalQuery(section, new URLSearchParams(text))

it.each([
  'battery=rechargeable&form=ric',
  'form=ric&form=ric&battery=rechargeable',
  'utm_source=a&form=ric&gclid=b&battery=rechargeable&_rsc=c',
  'form=ric&form=nope&battery=rechargeable&kind=dome&sort=recommended&page=1',
  'form=ric&battery=rechargeable&price_from=&price_to=&sort=nope&sort=&page=0&first=3',
])('%s asks for the same as its one spelling', (text) => {
  expect(spelling(text)).toBe('form=ric&battery=rechargeable')
})

it('writes ranges from edge to edge, brands in one order, and the pages that are shown together', () => {
  const text = 'first=1&page=3&sort=-price&brand=b&price=110000-240000&brand=a&brand=b'
  expect(spelling(text)).toBe('price=100000-250000&brand=a&brand=b&sort=-price&page=3&first=1')
  expect(spelling('price_from=110 000&price_to=240000')).toBe(spelling('price=100000-250000'))
})

it.each(['', 'form=', 'form=nope', 'brand=', 'sort=recommended', 'page=1', 'price=-', 'utm_source=a'])(
  '“%s” asks for nothing',
  (text) => {
    expect(spelling(text)).toBe('')
  },
)

const documents = {
  brands: ['phonak', 'a b', 'Б'].map((slug, index) => ({ id: `id-${index}`, slug })),
  branches: [{ id: 'id-9', slug: 'abaya-52' }],
}
const sections = fc.constantFrom(...listingSections)
const known = [
  ...new Set(Object.values(facetsOfSection).flatMap((facets) => facets.flatMap((one) => one.values ?? []))),
]
const slugs = Object.values(documents).flatMap((named) => named.map(({ slug }) => slug))
const values = fc.oneof(fc.constantFrom(...known, ...slugs, 'price', '2', '7', '100000-', ''), fc.string())
const likely = fc.oneof(
  fc.tuple(fc.constantFrom('brand', 'branch'), fc.constantFrom(...slugs)),
  fc.tuple(fc.constantFrom('page', 'first'), fc.constantFrom('1', '2', '7')),
)
const anything = fc.tuple(fc.oneof(fc.constantFrom(...listingKeys), fc.string()), values)
const parameters = fc.array(fc.oneof(likely, anything), { maxLength: 12 })

it('shows the same as the address that it spells, and is its own spelling', () => {
  const shown = (section: ListingSection, text: string) => {
    const asked = new URLSearchParams(text)
    const query = Object.fromEntries([...asked.keys()].map((key) => [key, asked.getAll(key)]))
    const selection = readSelection(section, query, documents)
    const first = readPage(query.first)
    return { selection, first: first !== null && first < selection.page ? first : null }
  }
  fc.assert(
    fc.property(sections, parameters, (section, given) => {
      const text = new URLSearchParams(given).toString()
      const written = spelling(text, section)
      expect(shown(section, written)).toEqual(shown(section, text))
      expect(spelling(written, section)).toBe(written)
    }),
    { numRuns: 1000 },
  )
})
