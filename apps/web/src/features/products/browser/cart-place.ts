import { type CartLine, colourKey, countPieces, findLine } from '@estu/domain/orders/cart'
import { cartLimits } from '@estu/domain/orders/cart-limits'
import { fieldsOf } from '@/lib/cart/change-cart'

/** What says that a product is in the cart: a link in a row, a stepper on the product's own page. Before it, what adds it. */
export type CartPlace = HTMLElement

/** Finds what adds the product, which the place stands in for: the button, or the whole form of a row. */
export const addControlOf = (place: CartPlace): Element | null => place.previousElementSibling

/** Finds the form that adds the place's product. */
export function formOf(place: CartPlace): HTMLFormElement | null {
  const control = addControlOf(place)
  if (control instanceof HTMLFormElement) return control
  return control instanceof HTMLButtonElement ? control.form : null
}

/** Returns the line of the choice that the form holds; undefined while that choice is not in the cart. */
export function chosenLine(lines: readonly CartLine[], form: HTMLFormElement | null): CartLine | undefined {
  if (!form) return undefined
  const fields = fieldsOf(form)
  return findLine(lines, { id: fields.get('product') ?? '', colour: colourKey(fields.get('colour')) })
}

/** Shows the place with its count, or what adds the product. A focus on what goes is handed to what comes. */
export function showPlace(place: CartPlace, lines: readonly CartLine[]): void {
  const isStepper = !(place instanceof HTMLAnchorElement)
  const pieces = isStepper
    ? (chosenLine(lines, formOf(place))?.quantity ?? 0)
    : countPieces(lines, place.dataset.inCart ?? '')
  if (isStepper && pieces > 0) showSteps(place, pieces)
  const text = place.querySelector('[data-pieces]')
  if (text) text.textContent = piecesIn(place, pieces)
  const control = addControlOf(place)
  const hadFocus = (pieces > 0 ? control : place)?.contains(document.activeElement)
  place.hidden = pieces === 0
  if (control instanceof HTMLElement) control.hidden = pieces > 0
  if (hadFocus) focusPlace(place)
}

/** Says how many pieces there are, in the words of the page. */
export const piecesIn = (place: CartPlace, pieces: number): string =>
  (place.dataset.words ?? '').replace('{count}', String(pieces))

/** Moves the focus to the way to the cart, or to the button that adds the product while there is none. */
export function focusPlace(place: CartPlace): void {
  const control = addControlOf(place)
  const added = place instanceof HTMLAnchorElement ? place : place.querySelector('a')
  const adding = control instanceof HTMLFormElement ? control.querySelector('button') : control
  const target = place.hidden ? adding : added
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
}

function showSteps(place: CartPlace, pieces: number): void {
  const less = place.querySelector<HTMLElement>('[data-step="-1"]')
  less?.setAttribute('aria-label', (pieces > 1 ? less.dataset.less : less.dataset.last) ?? '')
  const isMost = pieces >= cartLimits.quantity
  const more = place.querySelector('[data-step="1"]')
  if (isMost) more?.setAttribute('aria-disabled', 'true')
  else more?.removeAttribute('aria-disabled')
  const most = place.querySelector<HTMLElement>('[data-most]')
  if (most) most.hidden = !isMost
  // The choice above it says the same: the price is that of one, or of a pair.
  const radio = formOf(place)?.querySelector<HTMLInputElement>(
    `[type="radio"][name="quantity"][value="${pieces > 1 ? 2 : 1}"]`,
  )
  if (radio) radio.checked = true
}
