import type { ProductCollection } from '@estu/domain/catalogue/collections'
import type { Random } from '../random.ts'

const letters = { d: 'devices', c: 'consumables', a: 'accessories', i: 'implants' } as const

/** Of twenty products in a row, twelve are devices, four consumables, three accessories, one an implant. */
const row = 'ddcdadddcdaddicdadcd' as const

export const kindOf = (number: number): ProductCollection =>
  letters[row[number % row.length] as keyof typeof letters] ?? 'devices'

/** The number of another kind's product before this one; null where there is none. */
export function earlier(kind: ProductCollection, number: number, random: Random): number | null {
  let other = 1 + random.below(Math.max(1, number - 1))
  while (other > 0 && (kindOf(other) !== kind || other >= number)) other -= 1
  return other > 0 ? other : null
}

/** What one of a collection is called in its address. */
export const nounOf = {
  devices: 'device',
  consumables: 'consumable',
  accessories: 'accessory',
  implants: 'implant',
} as const
