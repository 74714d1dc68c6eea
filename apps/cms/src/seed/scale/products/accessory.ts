import type { AccessoryKind } from '@estu/domain/vocabulary/accessories'
import { accessoryNames } from '../words/supply-words.ts'
import type { Draw } from './draw.ts'
import { drawingOfSupply } from './drawing-of-supply.ts'
import { fitsOf, supplyFields } from './supply.ts'

const kinds = {
  remote_mic: 14,
  tv_connector: 12,
  streamer: 9,
  remote_control: 8,
  charger: 16,
  dryer: 9,
  case: 12,
  ear_clip: 6,
  alerting: 5,
  amplified_phone: 4,
  earplug: 5,
} as const satisfies Record<AccessoryKind, number>

const wireless: readonly string[] = ['remote_mic', 'tv_connector', 'streamer', 'remote_control', 'alerting']

export const accessoryFields: Draw = ({ number, random, brand, around }) => {
  const kind = random.weighted(kinds)
  const images = around.pictures.accessories(kind)
  const given = { number, name: accessoryNames[kind], brand: brand.name, median: 28_000, images }
  const supply = supplyFields(random, given)
  const own = {
    kind,
    drawing: drawingOfSupply(kind),
    wireless: wireless.includes(kind),
    rangeM: wireless.includes(kind) ? 10 + random.below(5) * 5 : null,
    returnPolicy: '14_days',
    ...fitsOf(number, random),
  }
  return (locale) => ({ ...supply(locale), ...own })
}
