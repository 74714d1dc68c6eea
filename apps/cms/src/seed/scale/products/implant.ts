import { facetOf } from '@estu/domain/catalogue/listing/facets'
import { ipRatings } from '@estu/domain/vocabulary/device-body'
import { type ImplantComponent, wearings } from '@estu/domain/vocabulary/implants'
import { implantNames } from '../words/supply-words.ts'
import { words } from '../words/words.ts'
import type { Draw } from './draw.ts'
import { drawingOfSupply } from './drawing-of-supply.ts'
import { supplyFields } from './supply.ts'

const kinds = {
  system: 8,
  internal_implant: 8,
  sound_processor: 22,
  headpiece: 14,
  cable: 14,
  microphone: 8,
  battery: 14,
  charger: 7,
  case: 5,
} as const satisfies Record<ImplantComponent, number>

const candidacy = words(
  'Подходит ли имплантация, решает врач после обследования.',
  'Имплантация жасауға бола ма, оны тексеруден кейін дәрігер шешеді.',
)
const mriNote = words(
  'Перед МРТ спросите врача и производителя импланта.',
  'МРТ алдында дәрігер мен импланттың өндірушісінен сұраңыз.',
)

export const implantFields: Draw = ({ number, random, brand, around }) => {
  const component = random.weighted(kinds)
  const images = around.pictures.implants(component)
  const given = { number, name: implantNames[component], brand: brand.name, median: 180_000, images }
  const supply = supplyFields(random, given)
  const isProcessor = component === 'sound_processor'
  const own = {
    component,
    drawing: drawingOfSupply(component),
    salesMode: component === 'system' || component === 'internal_implant' ? 'consultation' : 'shop',
    wearing: isProcessor ? random.pick(wearings) : null,
    audience: random.pick([['adult'], ['child'], ['adult', 'child']]),
    ipRating: isProcessor ? random.pick(ipRatings) : null,
    connectivity: isProcessor ? random.some(facetOf('implants', 'connectivity')?.values ?? [], 0, 4) : [],
    worksWith: [],
  }
  return (locale) => ({ ...supply(locale), ...own, candidacy: candidacy[locale], mriNote: mriNote[locale] })
}
