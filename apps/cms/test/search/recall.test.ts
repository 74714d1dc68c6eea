import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reindex } from '../../src/modules/catalogue/index.ts'
import { allLayers, type Layer, layerNames, withoutLayer } from '../../src/modules/search/analysis/layers.ts'
import { demoContent } from '../support/demo-content.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import {
  type DocumentNames,
  type Judgement,
  judge,
  judgeForeignTitles,
  judgeNegatives,
  readNames,
  table,
} from './evaluation.ts'
import type { QueryKind } from './queries/index.ts'

let cms: TestCms
let names: DocumentNames
let whole: Judgement
beforeAll(async () => {
  cms = await openCms({}, await demoContent())
  await reindex(cms.payload)
  names = await readNames(cms.payload)
  whole = await judge(cms.payload, names, allLayers)
}, 600_000)
afterAll(() => cms?.close())

it('finds what was meant among the first five hits, nineteen times of twenty', () => {
  console.log([...table(whole), `recall at 5: ${(whole.recall * 100).toFixed(1)} %`].join('\n'))
  const missed = whole.misses.map(({ kind, locale, query }) => `${kind} ${locale} ${query}`)
  expect(whole.recall, missed.join('\n')).toBeGreaterThanOrEqual(0.95)
})

it('finds nothing of what the shop does not have', async () => {
  expect(await judgeNegatives(cms.payload, names, allLayers)).toEqual([])
}, 300_000)

/** The kind of query that each way of reading is there for. */
const madeFor: Record<Exclude<Layer, 'otherLanguage'>, QueryKind> = {
  stems: 'inflected',
  folded: 'russian-letters-for-kazakh',
  kazakhStems: 'inflected',
  prefix: 'prefixes',
  fuzzy: 'misspelt',
  partial: 'questions',
  layout: 'wrong-layout',
  homoglyphs: 'latin-brands-in-cyrillic',
  transliteration: 'transliterated',
  synonyms: 'lay-words',
  numbers: 'numbers-and-models',
}

describe('without one of its ways of reading it finds less of what that is for', () => {
  it.each(layerNames.filter((layer) => layer !== 'otherLanguage'))(
    '%s',
    async (layer) => {
      const kind = madeFor[layer]
      const without = await judge(cms.payload, names, withoutLayer(layer), kind)
      const missed = whole.misses.filter((miss) => miss.kind === kind).length
      console.log(`${kind} without ${layer}: ${without.misses.length} missed instead of ${missed}`)
      expect(without.misses.length).toBeGreaterThan(missed)
    },
    120_000,
  )

  it('otherLanguage', async () => {
    const [all, without] = [allLayers, withoutLayer('otherLanguage')]
    const found = await judgeForeignTitles(cms.payload, all)
    const foundWithout = await judgeForeignTitles(cms.payload, without)
    console.log(
      `titles of the other language: ${found.missed} of ${found.asked} missed, without ${foundWithout.missed}`,
    )
    expect(found.missed).toBeLessThan(found.asked / 20)
    expect(foundWithout.missed).toBeGreaterThan(found.missed)
  })
})
