import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lossDegrees } from '../vocabulary/loss-degrees.ts'
import { powerSources } from '../vocabulary/power.ts'
import { budgetOf } from './answered.ts'
import type { FinderCandidate } from './candidate.ts'
import { everySet } from './every-answer.ts'
import { findDevices } from './find-devices.ts'
import type { FinderAnswers } from './questions.ts'

const facts = fc.record({
  audience: fc.constant(['adult']),
  lossDegrees: fc.subarray([...lossDegrees]),
  // Few prices, so that equal ones occur.
  priceKzt: fc.option(fc.constantFrom(90_000, 150_000, 199_900, 200_000, 390_000, 448_000, 900_000, 1_000_000)),
  powerSource: fc.constantFrom(...powerSources),
  availability: fc.constantFrom('in_stock', 'to_order', 'out_of_stock'),
  connectivity: fc.subarray(['bluetooth', 'hands_free', 'tv_streaming']),
  features: fc.subarray(['directionality', 'noise_reduction']),
  hasTvAccessory: fc.boolean(),
})
const shelf = fc
  .array(facts, { maxLength: 12 })
  .map((made) => made.map((one, index): FinderCandidate => ({ ...one, slug: `d${index}` })))
const answers = fc.constantFrom(...everySet(['hard', 'loss', 'battery', 'budget']))

const hasTv = ({ connectivity, hasTvAccessory }: FinderCandidate) =>
  connectivity.includes('tv_streaming') || hasTvAccessory

/** Reads the outcome with each pick's own device. */
function answersOf(given: FinderAnswers, devices: readonly FinderCandidate[]) {
  const { picks, isOverBudget } = findDevices(given, devices)
  const shown = picks.map((pick) => {
    const device = devices.find(({ slug }) => slug === pick.slug)
    if (!device) throw new Error(`${pick.slug} is not on the shelf`)
    return { pick, device }
  })
  const of = (role: string) => shown.find(({ pick }) => pick.role === role)
  return { shown, isOverBudget, best: of('best'), cheaper: of('cheaper'), tv: of('tv') }
}

/** Devices that may be shown: each alone is picked, within the budget unless none is. */
const offered = (given: FinderAnswers, devices: readonly FinderCandidate[], isOverBudget: boolean) =>
  devices.filter((device) => {
    const alone = findDevices(given, [device])
    return alone.picks.length > 0 && alone.isOverBudget === isOverBudget
  })

describe('the named answers', () => {
  it('name one best answer, first, and no device twice', () => {
    fc.assert(
      fc.property(answers, shelf, (given, devices) => {
        const { shown, best } = answersOf(given, devices)
        expect(shown[0]).toEqual(best)
        expect(new Set(shown.map(({ device }) => device.slug)).size).toBe(shown.length)
        const roles = shown.flatMap(({ pick }) => pick.role ?? [])
        expect(roles).toEqual(['best', 'cheaper', 'tv'].filter((role) => roles.includes(role as 'best')))
      }),
    )
  })

  it('name a cheaper answer wherever one costs a tenth less, and it does by what is said', () => {
    fc.assert(
      fc.property(answers, shelf, (given, devices) => {
        const { best, cheaper, isOverBudget } = answersOf(given, devices)
        const price = best?.device.priceKzt ?? null
        const below = offered(given, devices, isOverBudget).filter(
          ({ priceKzt }) => price !== null && priceKzt !== null && 10 * (price - priceKzt) >= price,
        )
        expect(cheaper !== undefined).toBe(below.length > 0)
        if (cheaper) expect(cheaper.pick.differenceKzt).toBe((cheaper.device.priceKzt ?? 0) - (price ?? 0))
        if (cheaper) expect(cheaper.pick.differenceKzt).toBeLessThan(0)
      }),
    )
  })

  it('name an answer with television only by its data, and wherever another one is offered', () => {
    fc.assert(
      fc.property(answers, shelf, (given, devices) => {
        const { best, cheaper, tv, isOverBudget } = answersOf(given, devices)
        const left = offered(given, devices, isOverBudget).filter(
          (device) => hasTv(device) && device !== best?.device && device !== cheaper?.device,
        )
        expect(tv !== undefined).toBe(left.length > 0)
        if (!tv) return
        expect(left).toContain(tv.device)
        const by = tv.device.connectivity.includes('tv_streaming') ? 'tv_streaming' : 'tv_accessory'
        expect(tv.pick.reasons).toContainEqual({ code: 'tv', by })
      }),
    )
  })

  it('say the difference of every other pick whose price is known, and never of the best', () => {
    fc.assert(
      fc.property(answers, shelf, (given, devices) => {
        const { shown, best } = answersOf(given, devices)
        for (const { pick, device } of shown) {
          const [price, bestPrice] = [device.priceKzt, best?.device.priceKzt ?? null]
          const isKnown = pick.role !== 'best' && price !== null && bestPrice !== null
          expect(pick.differenceKzt).toBe(isKnown ? price - bestPrice : null)
        }
      }),
    )
  })

  it('stay within the budget wherever something does', () => {
    fc.assert(
      fc.property(answers, shelf, (given, devices) => {
        const { shown, isOverBudget } = answersOf(given, devices)
        const budget = budgetOf(given)
        if (budget === null || isOverBudget) return
        for (const { device } of shown) expect(device.priceKzt).toBeLessThanOrEqual(budget)
      }),
    )
  })
})

describe('a transmitter that fits', () => {
  const device: FinderCandidate = {
    slug: 'silent',
    audience: ['adult'],
    lossDegrees: ['II'],
    priceKzt: 100_000,
    powerSource: 'rechargeable',
    availability: 'in_stock',
    connectivity: ['bluetooth', 'hands_free'],
    features: [],
    hasTvAccessory: true,
  }

  it('answers the question about television, and is not called missing', () => {
    const pick = findDevices({ hard: ['tv'] }, [device]).picks[0]
    expect(pick?.reasons).toContainEqual({ code: 'tv', by: 'tv_accessory' })
    expect(pick?.lacks).not.toContainEqual({ code: 'tv' })
    expect(findDevices({}, [device]).picks[0]?.lacks).toEqual([{ code: 'without', name: 'app' }])
  })

  it('gives a reason to a device without any connection of its own', () => {
    const deaf = { ...device, connectivity: [] }
    expect(findDevices({ hard: ['tv'] }, [deaf]).picks[0]).toMatchObject({ lacks: [], answersAll: true })
    const without = { ...deaf, hasTvAccessory: false }
    expect(findDevices({ hard: ['tv'] }, [without]).picks[0]).toMatchObject({ lacks: [{ code: 'tv' }] })
  })
})
