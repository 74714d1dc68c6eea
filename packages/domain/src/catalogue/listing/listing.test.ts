import fc from 'fast-check'
import { expect, it } from 'vitest'
import { chosenFacets, plainSelection, withoutChoices, withoutFacet, withoutValue } from './change-selection.ts'
import { facetsOfSection, type ListingSection, listingSections } from './facets.ts'
import { listingKeys } from './listing-keys.ts'
import { listingPath, sectionAt } from './listing-path.ts'
import { placeOf, placesOf, rangeOf, readAmount, readRange, scaleOf } from './ranges.ts'
import { type Query, readSelection } from './read-selection.ts'
import { type Selection, sortOrders } from './selection.ts'
import { selectionQuery } from './selection-query.ts'

const documents = {
  brands: [
    { id: 'id-1', slug: 'phonak' },
    { id: 'id-2', slug: 'bernafon' },
  ],
  branches: [{ id: 'id-3', slug: 'abaya-52' }],
}
const sections = fc.constantFrom(...listingSections)

const queryOf = (text: string): Query => {
  const params = new URLSearchParams(text)
  return Object.fromEntries([...params.keys()].map((key) => [key, params.getAll(key)]))
}
const read = (section: ListingSection, text: string) => readSelection(section, queryOf(text), documents)
const write = (selection: Selection) => selectionQuery(selection, documents)

const valuesOf = (section: ListingSection) =>
  facetsOfSection[section].map(({ key, kind, values = [], edges = [], of }) => {
    const known = of ? documents[of].map(({ id }) => id) : values
    const some = fc.subarray([...known])
    const end = fc.constantFrom(null, ...edges.map(Number))
    const run = fc.record({ from: end, to: end }).map((range) => placesOf(edges, range))
    return (kind === 'range' ? run : some).map((chosen) => [key, chosen] as const)
  })

const selections: fc.Arbitrary<Selection> = sections.chain((section) =>
  fc
    .tuple(fc.tuple(...valuesOf(section)), fc.constantFrom(...sortOrders), fc.integer({ min: 1, max: 999_999 }))
    .map(([values, sort, page]) => ({
      section,
      chosen: new Map(values.filter(([, chosen]) => chosen.length > 0)),
      sort,
      page,
    })),
)

it('reads back every selection that it wrote, and nobody else’s order of parameters changes it', () => {
  fc.assert(
    fc.property(selections, fc.func(fc.integer()), (selection, weigh) => {
      const text = write(selection)
      expect(read(selection.section, text)).toEqual(selection)
      const shuffled = text.split('&').toSorted((a, b) => Number(weigh(a)) - Number(weigh(b)))
      expect(write(read(selection.section, shuffled.join('&')))).toBe(text)
    }),
  )
})

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('-1', 'NaN', '1e9', '-', '--', '5--3', '0-0', '%00', '\0', '%', '_', '‮II', '__proto__', '1/0', 'I'),
  fc.string({ unit: fc.constantFrom('9', '-', '0'), maxLength: 10_000 }),
)
const hostileQueries = fc.dictionary(
  fc.oneof(fc.constantFrom(...listingKeys, '__proto__', 'constructor'), fc.string()),
  fc.oneof(hostile, fc.array(hostile), fc.constant(undefined)),
)

it('takes nothing from an address that no definition knows', () => {
  fc.assert(
    fc.property(sections, hostileQueries, (section, query) => {
      const selection = readSelection(section, query, documents)
      for (const [key, values] of selection.chosen) {
        const facet = facetsOfSection[section].find((known) => known.key === key)
        const allowed = facet?.of ? documents[facet.of].map(({ id }) => id) : (facet?.values ?? [])
        expect(values.length).toBeGreaterThan(0)
        expect(new Set(values).size).toBe(values.length)
        expect(values.filter((value) => !allowed.includes(value))).toEqual([])
      }
      expect(Number.isSafeInteger(selection.page) && selection.page > 0).toBe(true)
      expect(read(section, write(selection))).toEqual(selection)
    }),
  )
})

it('reads the address of the design, and writes it in one order', () => {
  const text = 'page=2&sort=price&brand=phonak&form=ric&monthly=-15000&price=100000-250000&loss=III&loss=II&loss=II'
  const selection = read('devices', `${text}&brand=nobody&utm_source=x&colour=`)
  expect(Object.fromEntries(selection.chosen)).toEqual({
    loss: ['II', 'III'],
    price: ['=100000', '100000', '=150000', '150000', '=200000', '200000', '=250000'],
    monthly: ['=0', '0', '=10000', '10000', '=15000'],
    form: ['ric'],
    brand: ['id-1'],
  })
  expect(write(selection)).toBe(
    'loss=II&loss=III&price=100000-250000&monthly=-15000&form=ric&brand=phonak&sort=price&page=2',
  )
})

it('moves the ends of a range outwards, and takes the whole scale for no choice', () => {
  const edges = ['0', '100', '200', '500']
  const places = (from: number | null, to: number | null) => placesOf(edges, { from, to })
  expect(places(99, 101)).toEqual(['=0', '0', '=100', '100', '=200'])
  expect(places(100, 200)).toEqual(['=100', '100', '=200'])
  expect(places(150, 150)).toEqual(['=100', '100', '=200'])
  expect(places(200, 200)).toEqual(['=200'])
  expect(places(300, 120)).toEqual(['=100', '100', '=200', '200', '=500'])
  expect(places(9999, null)).toEqual(['=500', '500'])
  expect(places(null, 0)).toEqual(['=0'])
  for (const [from, to] of [
    [null, null],
    [0, null],
    [null, 501],
    [0, 10_000_000],
  ] as const)
    expect(places(from, to)).toEqual([])
  expect(rangeOf(edges, ['100', '=200', '200'])).toEqual({ from: 100, to: 500 })
  expect(rangeOf(edges, ['=200', '500'])).toEqual({ from: 200, to: null })
  expect(rangeOf(edges, ['=0', '0', '=100'])).toEqual({ from: null, to: 100 })
  expect(rangeOf(edges, ['7'])).toBeNull()
})

it('covers whatever was typed', () => {
  const edges = facetsOfSection.devices.find(({ key }) => key === 'price')?.edges ?? []
  fc.assert(
    fc.property(fc.nat(2_000_000), fc.nat(2_000_000), (from, to) => {
      const range = rangeOf(edges, placesOf(edges, { from, to }))
      expect(range?.from ?? 0).toBeLessThanOrEqual(Math.min(from, to))
      expect(range?.to ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(Math.max(from, to))
    }),
  )
})

it.each(listingSections)('%s: what costs as much as an edge is in every range that names it', (section) => {
  const ends = (edges: readonly string[]) => fc.constantFrom(null, ...edges.map(Number))
  for (const { edges = [] } of facetsOfSection[section]) {
    if (edges.length === 0) continue
    const near = fc.tuple(fc.constantFrom(...edges.map(Number)), fc.constantFrom(-1, 0, 1))
    fc.assert(
      fc.property(ends(edges), ends(edges), near, (one, other, [edge, by]) => {
        const [from, to] = one !== null && other !== null && one > other ? [other, one] : [one, other]
        const amount = Math.max(0, edge + by)
        const places = placesOf(edges, { from, to })
        const isNamed = (from === null || from <= amount) && (to === null || amount <= to)
        expect((places.length > 0 ? places : scaleOf(edges)).includes(placeOf(edges, amount))).toBe(isNamed)
      }),
      { numRuns: 2000 },
    )
  }
})

it('understands typed amounts, in the form’s own two fields too', () => {
  expect(readAmount(' 92 500 ₸ ')).toBe(92_500)
  for (const wrong of ['', '-5', 'NaN', '1e5', '9'.repeat(13), '9'.repeat(10_000)]) expect(readAmount(wrong)).toBeNull()
  for (const wrong of ['', '-', '5', '1-2-3', 'a-5', '-5--3', '--5']) expect(readRange(wrong)).toBeNull()
  expect(read('devices', 'price_from=192 500&price_to=').chosen.get('price')?.[0]).toBe('=150000')
  expect(write(read('devices', 'price_from=160000&price_to=240 000'))).toBe('price=150000-250000')
  expect(write(read('devices', 'price=-200000&price_from=300000'))).toBe('price=-200000')
})

it('asks nobody for whom the devices of children are', () => {
  const selection = read('children', 'audience=adult&safety=led_indicator&page=7')
  expect(selection.chosen.has('audience')).toBe(false)
  expect(write(selection)).toBe('safety=led_indicator&page=7')
  expect(chosenFacets(selection).map(({ key }) => key)).toEqual(['safety'])
  expect(withoutChoices(selection)).toEqual(plainSelection('children'))
})

it('drops one value, one facet or all of them, and begins at the first page', () => {
  const selection = read('devices', 'loss=II&loss=III&form=ric&sort=new&page=3')
  expect(write(withoutValue(selection, 'loss', 'II'))).toBe('loss=III&form=ric&sort=new')
  expect(write(withoutValue(withoutValue(selection, 'loss', 'II'), 'loss', 'III'))).toBe('form=ric&sort=new')
  expect(write(withoutFacet(selection, 'loss'))).toBe('form=ric&sort=new')
  expect(write(withoutChoices(selection))).toBe('sort=new')
})

it('knows each section by its address', () => {
  expect(listingSections.map((section) => sectionAt(listingPath(section).slice(1)))).toEqual([...listingSections])
  expect(sectionAt('articles')).toBeUndefined()
})
