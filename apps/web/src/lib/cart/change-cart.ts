import type { ProductCollection } from '@estu/domain/catalogue/collections'
import {
  addToCart,
  type CartLine,
  colourKey,
  findLine,
  isQuantity,
  type LineKey,
  setQuantity,
} from '@estu/domain/orders/cart'
import { cartLimits } from '@estu/domain/orders/cart-limits'

/**
 * What a form of the cart asks for, done to its lines as its handler would.
 * @param fields of one of the site's own forms
 * @returns null for what only the server can answer: a number that cannot be ordered, a cart that is full
 */
export function changeLines(lines: readonly CartLine[], fields: ReadonlyMap<string, string>): CartLine[] | null {
  const [id, typed = '1', price] = ['product', 'quantity', 'seen'].map((name) => fields.get(name))
  const colour = colourKey(fields.get('colour'))
  const seen = fields.get(`seen-${colour}`) ?? price
  const seenKzt = seen ? Number(seen) : undefined
  if (!id) return null
  const quantity = stepped(lines, { id, colour }, fields.get('step')) ?? wholeNumber(typed)
  if (fields.get('intent') === 'set') {
    if (quantity !== 0 && !isQuantity(quantity)) return null
    return setQuantity(lines, { id, colour }, quantity, seenKzt)
  }
  const section = fields.get('section') as ProductCollection
  return isQuantity(quantity) ? addToCart(lines, { section, id, quantity, seenKzt, colour }) : null
}

const wholeNumber = (typed: string) => (/^\d{1,2}$/.test(typed) ? Number(typed) : Number.NaN)

/** One more or less than there are by now: whoever taps faster than the page answers loses no tap. */
function stepped(lines: readonly CartLine[], key: LineKey, step: string | undefined): number | null {
  const line = findLine(lines, key)
  if (!step || !line) return null
  return Math.max(1, Math.min(cartLimits.quantity, line.quantity + Number(step)))
}

/** The fields of a form as they would be sent. */
export const fieldsOf = (form: HTMLFormElement): ReadonlyMap<string, string> =>
  new Map([...new FormData(form)].map(([name, value]) => [name, String(value)]))
