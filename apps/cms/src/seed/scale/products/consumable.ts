import { type ConsumableKind, vents } from '@estu/domain/vocabulary/consumables'
import { consumableNames } from '../words/supply-words.ts'
import type { Draw } from './draw.ts'
import { drawingOfSupply } from './drawing-of-supply.ts'
import { fitsOf, supplyFields } from './supply.ts'

const kinds = {
  battery: 26,
  dome: 22,
  wax_filter: 14,
  earmould: 8,
  tube: 8,
  hook: 3,
  receiver: 7,
  cleaning: 5,
  drying_capsule: 4,
  headpiece_cable: 3,
} as const satisfies Record<ConsumableKind, number>

const batterySizes = ['10', '312', '13', '675']
const domeSizes = ['XS', 'S', 'M', 'L', 'XL']

export const consumableFields: Draw = ({ number, random, brand, around }) => {
  const kind = random.weighted(kinds)
  const images = around.pictures.consumables(kind)
  const given = { number, name: consumableNames[kind], brand: brand.name, median: 6000, images }
  const supply = supplyFields(random, given)
  const packQty = random.pick([1, 4, 6, 8, 10])
  const size = kind === 'battery' ? random.pick(batterySizes) : kind === 'dome' ? random.pick(domeSizes) : null
  const vent = kind === 'dome' ? random.pick(vents) : null
  const own = {
    kind,
    packQty,
    size,
    vent,
    drawing: drawingOfSupply(kind, { size, vent }),
    shelfLifeMonths: kind === 'battery' ? 36 : null,
    returnPolicy: kind === 'cleaning' ? '14_days' : 'medical_no_return',
    ...fitsOf(number, random),
  }
  return (locale) => ({ ...supply(locale), ...own })
}
