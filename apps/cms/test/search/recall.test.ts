import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allLayers, type Layer, layerNames, withoutLayer } from '../../src/modules/search/analysis/layers.ts'
import { reindexSearch } from '../../src/modules/search/index.ts'
import { demoContent } from '../support/demo-content.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { type DocumentNames, type Judgement, judge, judgeNegatives, readNames, table } from './evaluation.ts'

let cms: TestCms
let names: DocumentNames
let whole: Judgement
beforeAll(async () => {
  cms = await openCms({}, await demoContent())
  await reindexSearch(cms.payload)
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

describe('without one of its ways of reading it finds less', () => {
  it.each(layerNames)(
    '%s',
    async (layer: Layer) => {
      const without = await judge(cms.payload, names, withoutLayer(layer))
      console.log(
        `without ${layer}: ${(without.recall * 100).toFixed(1)} % instead of ${(whole.recall * 100).toFixed(1)} %`,
      )
      expect(without.recall).toBeLessThan(whole.recall)
    },
    300_000,
  )
})
