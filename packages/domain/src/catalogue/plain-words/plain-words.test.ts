import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { audiences } from '../../vocabulary/audiences.ts'
import { formFactors } from '../../vocabulary/form-factors.ts'
import { lossDegrees } from '../../vocabulary/loss-degrees.ts'
import { powerSources } from '../../vocabulary/power.ts'
import { type DeviceFacts, devicePlainWords } from './device-rules.ts'
import { plainQuestions } from './questions.ts'
import { supplyPlainWords } from './supply-rules.ts'

const aid: DeviceFacts = {
  lossDegrees: ['I', 'II', 'III'],
  audience: ['adult'],
  formFactor: 'ric',
  powerSource: 'rechargeable',
  connectivity: ['bluetooth'],
  features: ['noise_reduction'],
}
const codesOf = (facts: DeviceFacts) => devicePlainWords(facts).flatMap(({ codes }) => codes)

const some = <T extends string>(...names: T[]) => fc.subarray(names)
const anyAid: fc.Arbitrary<DeviceFacts> = fc.record({
  lossDegrees: some(...lossDegrees),
  audience: some(...audiences),
  formFactor: fc.constantFrom(...formFactors),
  powerSource: fc.option(fc.constantFrom(...powerSources)),
  connectivity: some('bluetooth', 'le_audio', 'hands_free', 'telecoil', 'app', 'tv_streaming'),
  features: some('directionality', 'noise_reduction', 'tinnitus_masker'),
})

describe('a hearing aid in plain words', () => {
  it('says for whom it is, what changes, what it does not do, how to keep it', () => {
    expect(devicePlainWords(aid)).toEqual([
      { question: 'whom', codes: ['forMildLoss', 'forModerateLoss'] },
      { question: 'changes', codes: ['lessNoise', 'callsInTheDevice', 'takesWeeks'] },
      { question: 'limits', codes: ['tooWeakForSevereLoss', 'noiseStaysHard'] },
      { question: 'care', codes: ['chargeEachNight', 'changeWaxFilter', 'offBeforeWater'] },
    ])
  })

  it('says that it does not talk to a telephone only where its connections are filled in', () => {
    expect(codesOf({ ...aid, connectivity: [] })).not.toContain('noPhone')
    expect(codesOf({ ...aid, connectivity: ['tv_streaming'] })).toContain('noPhone')
  })

  it('always says what it does not do, and never contradicts itself', () => {
    fc.assert(
      fc.property(anyAid, (facts) => {
        const answers = devicePlainWords(facts)
        const codes = codesOf(facts)
        expect(answers.map(({ question }) => question)).toEqual(
          plainQuestions.filter((question) => answers.some((answer) => answer.question === question)),
        )
        expect(answers.some(({ question }) => question === 'limits')).toBe(true)
        expect(new Set(codes).size).toBe(codes.length)
        for (const [one, other] of [
          ['forSevereLoss', 'tooWeakForSevereLoss'],
          ['callsInTheDevice', 'noPhone'],
          ['chargeEachNight', 'changeBatteryAtSignal'],
          ['changeWaxFilter', 'washEarmouldApart'],
        ] as const)
          expect(codes.includes(one) && codes.includes(other)).toBe(false)
      }),
    )
  })
})

it('of a battery it says what the size means; of what it knows nothing about, nothing', () => {
  const battery = { section: 'consumables', kind: 'battery', wireless: false, fitsListed: true }
  expect(supplyPlainWords(battery).map(({ question }) => question)).toEqual(['whom', 'limits', 'care'])
  // A battery of a speech processor is an implant item: the sizes of hearing aids say nothing of it.
  expect(supplyPlainWords({ ...battery, section: 'implants' })).toEqual([])
})
