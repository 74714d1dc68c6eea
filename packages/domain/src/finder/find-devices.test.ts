import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { audiences } from '../vocabulary/audiences.ts'
import { availabilities } from '../vocabulary/availability.ts'
import { lossDegrees } from '../vocabulary/loss-degrees.ts'
import { powerSources } from '../vocabulary/power.ts'
import { budgetOf, degreeOf } from './answered.ts'
import type { FinderCandidate } from './candidate.ts'
import { everySet } from './every-answer.ts'
import { listingOfAnswers } from './facets-of-answers.ts'
import { findDevices } from './find-devices.ts'
import type { FinderAnswers } from './questions.ts'
import { shortlistLimits } from './rules.ts'

/** What the shortlist depends on; who asks and which signs decide only whether there is one. */
const sets = everySet(['hard', 'loss', 'battery', 'budget'])

const plain: FinderCandidate = {
  slug: 'plain',
  audience: ['adult'],
  lossDegrees: ['I', 'II', 'III'],
  priceKzt: 300_000,
  powerSource: 'rechargeable',
  availability: 'in_stock',
  connectivity: ['bluetooth', 'hands_free', 'tv_streaming', 'app', 'remote_fitting'],
  features: ['directionality', 'noise_reduction', 'wind_noise', 'auto_scenes'],
  hasTvAccessory: false,
}

const candidate: fc.Arbitrary<Omit<FinderCandidate, 'slug'>> = fc.record({
  audience: fc.subarray([...audiences]),
  lossDegrees: fc.subarray([...lossDegrees]),
  priceKzt: fc.option(fc.integer({ min: 1, max: 1_500_000 })),
  powerSource: fc.option(fc.constantFrom(...powerSources)),
  availability: fc.constantFrom(...availabilities),
  connectivity: fc.subarray(['bluetooth', 'hands_free', 'tv_streaming', 'app', 'telecoil', 'remote_fitting']),
  features: fc.subarray(['directionality', 'noise_reduction', 'wind_noise', 'auto_scenes']),
  hasTvAccessory: fc.boolean(),
})
const shelfOf = (maxLength: number) =>
  fc
    .array(candidate, { maxLength })
    .map((made) => made.map((one, index): FinderCandidate => ({ ...one, slug: `d${index}` })))
const shelf = shelfOf(12)

const bySlug = (candidates: readonly FinderCandidate[], slug: string) => {
  const found = candidates.find((known) => known.slug === slug)
  if (!found) throw new Error(`${slug} was never on the shelf`)
  return found
}

/** What must hold of any outcome. */
function expectSound(answers: FinderAnswers, candidates: readonly FinderCandidate[]) {
  const { picks, isOverBudget } = findDevices(answers, candidates)
  expect(picks.length).toBeLessThanOrEqual(shortlistLimits.most)
  expect(new Set(picks.map(({ slug }) => slug)).size).toBe(picks.length)
  const [budget, degree] = [budgetOf(answers), degreeOf(answers)]
  const able = candidates.filter(
    ({ audience, availability, lossDegrees }) =>
      availability !== 'out_of_stock' &&
      (audience.includes('adult') || audience.includes('senior')) &&
      (degree === null || lossDegrees.includes(degree)),
  )
  const affordable = able.filter(({ priceKzt }) => budget === null || (priceKzt !== null && priceKzt <= budget))
  expect(isOverBudget).toBe(affordable.length === 0 && able.length > 0)
  expect(picks.length).toBeGreaterThanOrEqual(
    Math.min(shortlistLimits.least, isOverBudget ? able.length : affordable.length),
  )
  for (const { slug, reasons, lacks, answersAll } of picks) {
    const device = bySlug(candidates, slug)
    expect(device.availability).not.toBe('out_of_stock')
    expect(device.audience).not.toEqual(['child'])
    if (degree) expect(device.lossDegrees).toContain(degree)
    if (device.lossDegrees.length > 0) expect(reasons.length).toBeGreaterThan(0)
    const isAbove = budget !== null && (device.priceKzt === null || device.priceKzt > budget)
    expect(isAbove).toBe(isOverBudget)
    const said = lacks.some(({ code }) => code === 'over_budget' || (code === 'price_unknown' && budget !== null))
    expect(said).toBe(isAbove)
    if (isAbove) expect(answersAll).toBe(false)
  }
}

describe('the shortlist', () => {
  it('is sound for every set of answers', () => {
    const grid = fc
      .sample(candidate, { numRuns: 12, seed: 7 })
      .map((one, index): FinderCandidate => ({ ...one, slug: `d${index}` }))
    const shelves = [[], [plain], grid, [...grid, plain, { ...plain, slug: 'dear', priceKzt: 900_000 }]]
    for (const answers of sets) for (const candidates of shelves) expectSound(answers, candidates)
  })

  it('is sound on any shelf', () => {
    fc.assert(fc.property(fc.constantFrom(...sets), shelf, expectSound))
  })

  it('is the same each time and in any order of the shelf', () => {
    const turned = shelf.chain((made) =>
      fc.tuple(fc.constant(made), fc.shuffledSubarray(made, { minLength: made.length })),
    )
    fc.assert(
      fc.property(fc.constantFrom(...sets), turned, (answers, [made, shuffled]) => {
        expect(findDevices(answers, shuffled)).toEqual(findDevices(answers, made))
      }),
    )
  })

  it('«I don’t know» never takes out what any answer would have left', () => {
    fc.assert(
      // So few that all which will do are picked.
      fc.property(fc.constantFrom(...sets), shelfOf(shortlistLimits.least), (answers, candidates) => {
        const { picks, isOverBudget } = findDevices(answers, candidates)
        if (isOverBudget) return
        for (const question of ['hard', 'loss', 'battery', 'budget'] as const) {
          const unknown = { ...answers, [question]: question === 'hard' ? ['unknown'] : 'unknown' }
          expect(findDevices(unknown, candidates).picks.length).toBeGreaterThanOrEqual(picks.length)
        }
      }),
    )
  })
})

describe('reasons and lacks', () => {
  const answers: FinderAnswers = { hard: ['phone', 'table'], loss: 'II', battery: 'rechargeable', budget: '400000' }

  it('name the answers that are met', () => {
    expect(findDevices(answers, [plain]).picks[0]).toEqual({
      slug: 'plain',
      role: 'best',
      differenceKzt: null,
      reasons: [
        { code: 'phone', by: 'hands_free' },
        { code: 'table', by: 'directionality' },
        { code: 'loss', degree: 'II', upTo: 'III' },
        { code: 'rechargeable' },
        { code: 'budget', leftKzt: 100_000 },
      ],
      lacks: [],
      answersAll: true,
    })
  })

  it('name what is not met', () => {
    const poor: FinderCandidate = {
      ...plain,
      powerSource: 'battery_312',
      connectivity: ['app'],
      lossDegrees: ['II'],
      availability: 'to_order',
    }
    expect(findDevices(answers, [poor]).picks[0]).toMatchObject({
      lacks: [
        { code: 'phone' },
        { code: 'source', source: 'battery_312' },
        { code: 'no_reserve' },
        { code: 'to_order' },
      ],
      answersAll: false,
    })
  })

  it('say by how much a device is above the budget, nearest first', () => {
    const dear = [
      { ...plain, slug: 'a', priceKzt: 900_000 },
      { ...plain, slug: 'b', priceKzt: 450_000 },
    ]
    const outcome = findDevices(answers, dear)
    expect(outcome.isOverBudget).toBe(true)
    expect(outcome.picks.map(({ slug }) => slug)).toEqual(['b', 'a'])
    expect(outcome.picks[0]?.lacks).toContainEqual({ code: 'over_budget', byKzt: 50_000 })
  })

  it('put what answers more before what costs less', () => {
    const cheap = { ...plain, slug: 'cheap', priceKzt: 90_000, connectivity: ['app'], features: [] }
    expect(findDevices(answers, [cheap, plain]).picks.map(({ slug }) => slug)).toEqual(['plain', 'cheap'])
  })

  it('say one thing that people miss later where nothing else is missing', () => {
    const silent = { ...plain, connectivity: ['bluetooth', 'hands_free'] }
    expect(findDevices(answers, [silent]).picks[0]?.lacks).toEqual([{ code: 'without', name: 'tv_streaming' }])
  })
})

describe('the list of all that fits', () => {
  it.each([
    [{}, '/apparaty?audience=adult&audience=senior'],
    [
      { loss: 'II', budget: '400000', battery: 'rechargeable', hard: ['tv'] } as const,
      '/apparaty?audience=adult&audience=senior&loss=II&price=0-400000&battery=rechargeable&connectivity=tv_streaming',
    ],
    [
      { battery: 'battery', loss: 'unknown', budget: 'any', hard: ['unknown'] } as const,
      '/apparaty?audience=adult&audience=senior&battery=battery_10&battery=battery_312&battery=battery_13&battery=battery_675',
    ],
  ])('%o', (answers, path) => {
    expect(listingOfAnswers(answers)).toBe(path)
  })
})
