import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ComparedDevice, compareDevices, comparisonRows } from './comparison-rows.ts'
import { sampleDevice as plain } from './sample-device.ts'

const row = (devices: readonly ComparedDevice[], wanted: string) => {
  const found = compareDevices(devices).find(({ key }) => key === wanted)
  if (!found) throw new Error(`no row ${wanted}`)
  return found
}

describe('rows of a comparison', () => {
  it('are named once each, groups together', () => {
    const keys = comparisonRows.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    const groups = comparisonRows.map(({ group }) => group)
    expect(groups.filter((group, index) => group !== groups[index - 1])).toEqual([...new Set(groups)])
  })

  it.each([
    ['monthly', { kind: 'monthly', kzt: 32_500, months: 12 }],
    ['children', { kind: 'has', has: false }],
    ['noise', { kind: 'has', has: true }],
    ['tinnitus', { kind: 'has', has: false }],
    ['phone', { kind: 'phone', how: 'hands_free' }],
    ['tv', { kind: 'has', has: false }],
    ['warranty', { kind: 'months', count: 36 }],
    ['trial', { kind: 'days', count: 14 }],
  ])('%s is read from a device', (key, value) => {
    expect(row([plain], key).values).toEqual([value])
  })

  it('guess nothing: what nobody filled in is unknown, not absent', () => {
    const bare = {
      ...plain,
      priceKzt: null,
      monthly: null,
      features: [],
      connectivity: [],
      audience: [],
      channels: null,
      formFactor: null,
      availability: null,
      trialDays: null,
    }
    const keys = ['price', 'monthly', 'noise', 'tinnitus', 'phone', 'tv', 'app', 'children', 'channels']
    for (const key of [...keys, 'form', 'availability', 'trial'])
      expect(row([bare], key).values, key).toEqual([{ kind: 'unknown' }])
  })
})

describe('same and different', () => {
  it('is the same whatever the order of a list', () => {
    const turned: ComparedDevice = { ...plain, lossDegrees: ['III', 'I', 'II'], inTheBox: ['Зарядка', 'Аппарат'] }
    expect(compareDevices([plain, turned]).every(({ isSame }) => isSame)).toBe(true)
  })

  it('a device beside itself differs in nothing, one alone is compared with nothing', () => {
    const some = fc.record({
      priceKzt: fc.option(fc.nat()),
      features: fc.subarray(['noise_reduction', 'tinnitus_masker']),
    })
    fc.assert(
      fc.property(some, (facts) => {
        const device = { ...plain, ...facts }
        expect(compareDevices([device, device]).every(({ isSame }) => isSame)).toBe(true)
        expect(compareDevices([device]).some(({ isSame }) => isSame)).toBe(false)
      }),
    )
  })

  it('does not depend on who stands first', () => {
    const other = { ...plain, priceKzt: 1, features: [], channels: null }
    const same = (devices: ComparedDevice[]) => compareDevices(devices).map(({ key, isSame }) => [key, isSame])
    expect(same([plain, other])).toEqual(same([other, plain]))
    expect(row([plain, other], 'price').isSame).toBe(false)
    expect(row([plain, other], 'noise').isSame).toBe(false)
    expect(row([plain, other], 'ip').isSame).toBe(true)
  })
})
