import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Band, fittingVerdict, isInside } from './fitting-verdict.ts'
import {
  frequencies,
  type HearingLevels,
  levelLimits,
  noLevels,
  parseLevel,
  parseLevels,
  serialiseLevels,
} from './hearing-levels.ts'
import { frequencyAt, levelAt, lineThrough } from './plot.ts'

const level = fc.integer(levelLimits)
const perEar = fc.array(fc.option(level), { minLength: frequencies.length, maxLength: frequencies.length })
const anyLevels = fc.record({ right: perEar, left: perEar }) as fc.Arbitrary<HearingLevels>
const anyRange: fc.Arbitrary<Band[]> = fc
  .subarray([...frequencies])
  .chain((hertz) =>
    fc.tuple(
      ...hertz.map((hz) =>
        fc.tuple(level, level).map(([a, b]) => ({ hz, minDb: Math.min(a, b), maxDb: Math.max(a, b) })),
      ),
    ),
  )
const known = (levels: HearingLevels, range: readonly Band[]) =>
  [levels.right, levels.left].flatMap((ear) =>
    ear.filter((value, index) => value !== null && range.some(({ hz }) => hz === frequencies[index])),
  )

describe('what a person types', () => {
  it('is a whole number of decibels, or nothing', () => {
    expect(['', ' ', '0', '65', ' 120 ', '-10', '−5'].map(parseLevel)).toEqual([null, null, 0, 65, 120, -10, -5])
    for (const wrong of ['121', '-11', '6,5', '5 5', 'сорок', '1e2', '٤٠', '0x10'])
      expect(parseLevel(wrong)).toBeUndefined()
  })

  it('is kept and read again as it was', () => {
    fc.assert(
      fc.property(anyLevels, (levels) => {
        expect(parseLevels(serialiseLevels(levels))).toEqual(levels)
      }),
    )
  })

  it('is read from whatever a browser holds, damaged parts as not typed', () => {
    for (const kept of [null, '', 'null', '7', '[]', '{"right":5}', '{"right":"x"}', '{']) {
      expect(parseLevels(kept)).toEqual(noLevels)
    }
    expect(parseLevels('{"right":[20,"30",121,null,-10,6.5,99],"left":{}}')).toEqual({
      ...noLevels,
      right: [20, null, null, null, -10, null],
    })
    fc.assert(fc.property(fc.json(), (kept) => parseLevels(kept).right.length === frequencies.length))
  })
})

describe('the verdict', () => {
  it('counts each typed point once, inside or outside', () => {
    fc.assert(
      fc.property(anyRange, anyLevels, (range, levels) => {
        const { inside, total, state } = fittingVerdict(range, levels)
        expect(total).toBe(known(levels, range).length)
        expect(inside).toBeGreaterThanOrEqual(0)
        expect(inside).toBeLessThanOrEqual(total)
        expect(state).toBe(total === 0 ? 'none' : inside === total ? 'all' : inside === 0 ? 'nothing' : 'some')
      }),
    )
  })

  it('never gets worse by a wider range', () => {
    fc.assert(
      fc.property(anyRange, anyLevels, fc.nat(40), (range, levels, more) => {
        const wider = range.map(({ hz, minDb, maxDb }) => ({ hz, minDb: minDb - more, maxDb: maxDb + more }))
        return fittingVerdict(wider, levels).inside >= fittingVerdict(range, levels).inside
      }),
    )
  })

  it('does not care which ear is which', () => {
    fc.assert(
      fc.property(anyRange, anyLevels, (range, { right, left }) => {
        expect(fittingVerdict(range, { right: left, left: right })).toEqual(fittingVerdict(range, { right, left }))
      }),
    )
  })

  it('takes both ends of the range as inside and says nothing of what it does not know', () => {
    const range = [{ hz: 1000, minDb: 5, maxDb: 70 }]
    expect([4, 5, 70, 71].map((db) => isInside(range, 1000, db))).toEqual([false, true, true, false])
    expect([isInside(range, 2000, 20), isInside(range, 1000, null)]).toEqual([null, null])
    const nine = { right: [20, 25, 35, 50, 60, 65], left: [15, 25, 30, 95, 99, 110] }
    const whole = frequencies.map((hz) => ({ hz, minDb: 0, maxDb: 80 }))
    expect(fittingVerdict(whole, nine)).toEqual({ state: 'some', inside: 9, total: 12 })
  })
})

it('draws a stronger loss lower, and no line over what was not typed', () => {
  fc.assert(fc.property(level, level, (a, b) => a === b || a < b === levelAt(a) < levelAt(b)))
  expect([levelAt(levelLimits.min), levelAt(levelLimits.max)]).toEqual([0, 100])
  expect(lineThrough([20, 25, null, 50, null, null])).toBe(
    `M${frequencyAt(0)} ${levelAt(20)}L${frequencyAt(1)} ${levelAt(25)}M${frequencyAt(3)} ${levelAt(50)}`,
  )
  expect(lineThrough(noLevels.left)).toBe('')
})
