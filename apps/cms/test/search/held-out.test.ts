import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reindex } from '../../src/modules/catalogue/index.ts'
import { demoContent } from '../support/demo-content.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { type DocumentNames, readNames } from './evaluation.ts'
import { heldOutTable, type Judged, judgeHeldOut, missedLines, type Place, shareOf } from './held-out-evaluation.ts'

let cms: TestCms
let names: DocumentNames
beforeAll(async () => {
  cms = await openCms({}, await demoContent())
  await reindex(cms.payload)
  names = await readNames(cms.payload)
}, 600_000)
afterAll(() => cms?.close())

/** Shares of right answers that are asked of each place. */
const floors: Record<Place, { sought: number; nonsense: number }> = {
  page: { sought: 0.95, nonsense: 0.98 },
  suggestions: { sought: 0.9, nonsense: 0.98 },
}

describe.each(['page', 'suggestions'] as const)('the %s', (place) => {
  let judged: Judged[]
  beforeAll(async () => {
    judged = await judgeHeldOut(cms.payload, names, place)
    const share = (of: 'sought' | 'nonsense') => `${of}: ${(shareOf(judged, of) * 100).toFixed(1)} %`
    console.log(
      [`${place}: right answer among the first five`, ...heldOutTable(judged), share('sought'), share('nonsense')].join(
        '\n',
      ),
    )
  }, 600_000)

  it('shows a right answer among the first five', () => {
    expect(shareOf(judged, 'sought'), missedLines(judged).join('\n')).toBeGreaterThanOrEqual(floors[place].sought)
  })

  it('shows nothing for nonsense', () => {
    expect(shareOf(judged, 'nonsense'), missedLines(judged).join('\n')).toBeGreaterThanOrEqual(floors[place].nonsense)
  })
})
