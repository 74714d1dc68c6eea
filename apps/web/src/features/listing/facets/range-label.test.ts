import { facetsOfSection, listingSections } from '@estu/domain/catalogue/listing/facets'
import { placeOf, placesOf } from '@estu/domain/catalogue/listing/ranges'
import { locales } from '@estu/domain/locale/locales'
import { withUsualSpaces } from '@estu/domain/text/typography/with-usual-spaces'
import { expect, it } from 'vitest'
import { translator } from '@/i18n/translator'
import { rangeLabel } from './range-label'

/** Whether a range includes an amount, as its words are read. */
function says(words: string, amount: number): boolean {
  const [first = 0, second = 0] = (words.match(/\d[\d\s]*/g) ?? []).map((digits) => Number(digits.replace(/\s/g, '')))
  if (/бесплатно|тегін/i.test(words)) return amount === 0
  if (words.includes('–')) return first <= amount && amount <= second
  if (/^(айына )?от |бастап/.test(words)) return first <= amount
  if (/^(айына )?до |дейін/.test(words)) return amount <= first
  throw new Error(`no range: ${words}`)
}

it.each(locales)('%s: ranges hold what their words include, both ends of them', (locale) => {
  const t = translator(locale)
  for (const section of listingSections)
    for (const facet of facetsOfSection[section]) {
      const { edges = [] } = facet
      const ends = [null, ...edges.map(Number)]
      const amounts = edges.map(Number).flatMap((edge) => [Math.max(0, edge - 1), edge, edge + 1])
      for (const [index, from] of ends.entries())
        for (const to of [null, ...ends.slice(Math.max(1, index))]) {
          const places = placesOf(edges, { from, to })
          if (places.length === 0) continue
          const words = withUsualSpaces(rangeLabel(facet, places, locale, t))
          const held = amounts.filter((amount) => places.includes(placeOf(edges, amount)))
          expect(held, words).toEqual(amounts.filter((amount) => says(words, amount)))
        }
    }
})
