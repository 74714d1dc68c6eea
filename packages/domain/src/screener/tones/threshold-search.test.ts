import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawFrom } from '../simulation/simulate.ts'
import { afterQuickAnswer, startQuickSearch } from './quick-search.ts'
import type { SearchStep, Threshold } from './threshold.ts'
import { afterToneAnswer, startThresholdSearch } from './threshold-search.ts'
import { maxPresentations } from './tone-limits.ts'

type Leveled = { readonly level: number }

/** The levels that were presented to somebody who answers so, and what was found. */
function search<S extends Leveled>(start: S, step: (search: S, heard: boolean) => SearchStep<S>) {
  return (hears: (level: number, index: number) => boolean) => {
    const levels: number[] = []
    let now: S = start
    for (;;) {
      levels.push(now.level)
      const next: SearchStep<S> = step(now, hears(now.level, levels.length - 1))
      if (next.threshold) return { levels, threshold: next.threshold as Threshold }
      now = next.search
      if (levels.length > 100) throw new Error('never ends')
    }
  }
}

const threshold = search(startThresholdSearch(), afterToneAnswer)
const quick = search(startQuickSearch(), afterQuickAnswer)

describe('modified Hughson-Westlake', () => {
  it('goes down ten, up five, and takes the lowest level heard twice on the way up', () => {
    const { levels, threshold: found } = threshold((level) => level >= 25)
    expect(levels).toEqual([40, 30, 20, 25, 15, 20, 25])
    expect(found).toEqual({ kind: 'measured', level: 25 })
  })

  it('looks for a first tone in large steps, which count for nothing', () => {
    const { levels, threshold: found } = threshold((level) => level >= 55)
    expect(levels).toEqual([40, 50, 60, 50, 55, 45, 50, 55])
    expect(found).toEqual({ kind: 'measured', level: 55 })
  })

  it('two of three are enough, and one of two is not', () => {
    const heard = [true, false, true, false, false, true, false, true]
    const { levels, threshold: found } = threshold((_level, index) => heard[index] ?? false)
    expect(levels).toEqual([40, 30, 35, 25, 30, 35, 25, 30].slice(0, levels.length))
    expect(found).toEqual({ kind: 'measured', level: 35 })
  })

  it('ends at the floor after two heard, at the cap after two not heard', () => {
    expect(threshold(() => true)).toEqual({ levels: [40, 30, 20, 10, 10], threshold: { kind: 'at_floor' } })
    expect(threshold(() => false)).toEqual({ levels: [40, 50, 60, 60], threshold: { kind: 'no_response' } })
  })

  it('always ends, between floor and cap, whatever is answered', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: maxPresentations, maxLength: maxPresentations }), (answers) => {
        const { levels } = threshold((_level, index) => answers[index] ?? false)
        expect(levels.length).toBeLessThanOrEqual(maxPresentations)
        for (const level of levels) expect(level >= 10 && level <= 60 && level % 5 === 0).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  it('answers that do not settle are given up after thirty', () => {
    const draw = drawFrom(1)
    const all = Array.from({ length: 3000 }, () => threshold(() => draw() < 0.45))
    const skipped = all.filter(({ threshold: { kind } }) => kind === 'skipped')
    expect(skipped.length).toBeGreaterThan(0)
    for (const { levels } of skipped) expect(levels).toHaveLength(maxPresentations)
  })
})

describe('two fixed levels', () => {
  it.each([
    [[true, true], { kind: 'measured', level: 25 }],
    [[true, false, true], { kind: 'measured', level: 25 }],
    [[false, false, true, true], { kind: 'measured', level: 40 }],
    [[false, true, false, true, false, true], { kind: 'measured', level: 40 }],
    [[false, false, false, false], { kind: 'no_response' }],
    [[true, false, false, true, false, false], { kind: 'no_response' }],
  ])('%o is %o', (answers, found) => {
    const { levels, threshold: measured } = quick((_level, index) => answers[index] ?? false)
    expect(levels).toHaveLength(answers.length)
    expect(measured).toEqual(found)
  })
})
