import { facetOf } from '@estu/domain/catalogue/listing/facets'
import type { Availability } from '@estu/domain/vocabulary/availability'
import { deviceControls, ipRatings } from '@estu/domain/vocabulary/device-body'
import { type FormFactor, formFactorAbbreviations } from '@estu/domain/vocabulary/form-factors'
import { lossDegrees } from '@estu/domain/vocabulary/loss-degrees'
import type { PowerClass, PowerSource } from '@estu/domain/vocabulary/power'
import { soundFeatures } from '@estu/domain/vocabulary/sound-features'
import { drawingOfDevice } from '../../documents/drawing-of-device.ts'
import type { Random } from '../random.ts'
import { rowId } from '../stable-ids.ts'
import { benefits, boxItems, colours, sentences, virtues } from '../words/device-words.ts'
import { words } from '../words/words.ts'
import type { Draw } from './draw.ts'
import { oldPriceOf, priceOf } from './prices.ts'
import { textsOf } from './texts.ts'

const valuesOf = (facet: string) => facetOf('devices', facet)?.values ?? []

const forms = { bte: 22, mini_bte: 12, ric: 34, ite: 10, itc: 9, cic: 8, iic: 5 } as const satisfies Record<
  FormFactor,
  number
>
const batteries = {
  rechargeable: 46,
  battery_10: 8,
  battery_312: 22,
  battery_13: 17,
  battery_675: 7,
} as const satisfies Record<PowerSource, number>
const shelves = { in_stock: 62, to_order: 24, demo_only: 6, out_of_stock: 8 } as const satisfies Record<
  Availability,
  number
>
const powers = { s: 18, m: 38, p: 26, sp: 12, up: 6 } as const satisfies Record<PowerClass, number>
const frequencies = ['250', '500', '1000', '2000', '4000', '8000']

export const deviceFields: Draw = ({ number, random, brand, around }) => {
  const form = random.weighted(forms)
  const techLevel = 1 + random.below(5)
  const benefit = random.pick(benefits)
  const virtue = random.pick(virtues)
  const name = `${brand.name} ${formFactorAbbreviations[form]} ${techLevel}0`
  const texts = textsOf(random, {
    title: words(`Демо ${name} № ${number}`, `Демо ${name} № ${number}`),
    summary: words(`${benefit.ru}: ${virtue.ru}`, `${benefit.kk}: ${virtue.kk}`),
    sentences,
  })
  const shared = { ...sale(random, techLevel), ...facts(random), formFactor: form, techLevel, series: name }
  const painted = random.some(colours, 1, 4)
  const box = random.some(boxItems, 2, 3)
  const images = around.pictures.devices(form)
  const fittingRange = frequencies.map((hz) => ({
    id: rowId(number, `range ${hz}`),
    hz,
    minDb: random.below(4) * 5,
    maxDb: 55 + random.below(10) * 5,
  }))
  return (locale) => ({
    ...texts(locale),
    ...shared,
    images,
    drawing: drawingOfDevice(form, shared.powerSource),
    fittingRange,
    colours: painted.map(({ name: colour, hex }) => ({ id: rowId(number, hex), name: colour[locale], hex })),
    inTheBox: box.map((item) => ({ id: rowId(number, item.ru), item: item[locale] })),
  })
}

function sale(random: Random, techLevel: number) {
  const priceKzt = random.chance(0.03) ? null : priceOf(random, 110_000 + techLevel * 75_000, 0.45)
  return {
    priceKzt,
    oldPriceKzt: priceKzt ? oldPriceOf(random, priceKzt) : null,
    instalmentMonths: random.pick(['3', '6', '12', '12', '24']),
    availability: random.weighted(shelves),
    badges: [...(random.chance(0.1) ? ['new'] : []), ...(random.chance(0.05) ? ['hit'] : [])],
    audience: random.pick([
      ['adult'],
      ['adult'],
      ['adult', 'senior'],
      ['adult', 'senior'],
      ['child'],
      ['child', 'adult'],
    ]),
    warrantyMonths: random.pick([24, 36, 36, 48]),
  }
}

function facts(random: Random) {
  const powerSource = random.weighted(batteries)
  const first = random.below(3)
  return {
    powerSource,
    power: random.weighted(powers),
    lossDegrees: lossDegrees.slice(first, first + 1 + random.below(3)),
    batteryLifeHours: powerSource === 'rechargeable' ? 16 + random.below(20) : 80 + random.below(160),
    chargeHours: powerSource === 'rechargeable' ? 2 + random.below(3) : null,
    weightG: 1 + random.below(40) / 10,
    ipRating: random.chance(0.75) ? random.pick(ipRatings) : null,
    controls: random.pick(deviceControls),
    channels: 4 + random.below(45),
    programs: 1 + random.below(8),
    frequencyMinHz: 100 + random.below(3) * 50,
    frequencyMaxHz: 6000 + random.below(40) * 100,
    connectivity: random.some(valuesOf('connectivity'), 0, 5),
    features: random.some(soundFeatures, 1, 6),
  }
}
