import { expect, it } from 'vitest'
import { devices as others } from '../danavox-bernafon-devices/index.ts'
import { devices as phonak } from '../phonak-devices/index.ts'
import { accessories } from './accessories.ts'
import { consumables } from './consumables.ts'
import { implants } from './implants.ts'

const brandOf = new Map([...phonak, ...others, ...implants].map(({ slug, brand }) => [slug, brand]))

it('a supply made for the devices of one brand names that brand, and no other supply names one', () => {
  const wrong = [...accessories, ...consumables].flatMap(({ slug, brand, fits }) => {
    const brands = [...new Set([...fits.devices, ...fits.implants].map((fitted) => brandOf.get(fitted)))]
    return brand === (brands.length === 1 ? brands[0] : undefined) ? [] : [`${slug}: ${brand}, fits ${brands}`]
  })
  expect(wrong).toEqual([])
})
