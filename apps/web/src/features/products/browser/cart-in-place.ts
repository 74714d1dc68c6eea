import { readCart, writeCart } from '@/lib/cart/browser-cart'
import { changeLines, fieldsOf } from '@/lib/cart/change-cart'
import { addControlOf, type CartPlace, chosenLine, focusPlace, formOf, piecesIn, showPlace } from './cart-place'
import { selectColourInCart } from './chosen-colour'

/** The second press of a double click is meant for what stood there at the first. */
const doublePressMs = 500

/** Puts things into the cart without leaving the page, and says in place of each button how many of it are there. */
export function keepCartInPlace(page: HTMLElement, signal: AbortSignal): void {
  const places = [...page.querySelectorAll<HTMLElement>('[data-in-cart]')]
  if (places.length === 0) return
  const show = () => {
    const lines = readCart()
    for (const place of places) showPlace(place, lines)
  }
  for (const place of places) selectColourInCart(formOf(place), readCart())
  show()
  window.addEventListener('cart', show, { signal })
  // Another page may have changed the cart while this one stood aside.
  window.addEventListener('pageshow', show, { signal })
  let swappedAt = Number.NEGATIVE_INFINITY
  const isSecondPress = (event: Event) => event.timeStamp - swappedAt < doublePressMs

  const add = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    const fields = fieldsOf(form)
    const ours = places.filter((place) => formOf(place) === form)
    if (fields.get('intent') !== 'add' || ours.length === 0) return
    if (isSecondPress(event)) return event.preventDefault()
    const lines = changeLines(readCart(), fields)
    // Where the cart cannot take it, the page that the form leads to says what became of it.
    if (!lines || !writeCart(lines)) return
    event.preventDefault()
    swappedAt = event.timeStamp
    const place = ours.find((one) => addControlOf(one) === event.submitter) ?? ours[0]
    if (!place) return
    focusPlace(place)
    announce(page, place)
  }

  const step = (event: MouseEvent) => {
    const place = (event.target as Element).closest<HTMLElement>('[data-in-cart]')
    // The way to the cart, which came under the pointer, is not taken by the second half of a double click either.
    if (place && event.detail > 1 && isSecondPress(event)) return event.preventDefault()
    const button = (event.target as Element).closest<HTMLElement>('[data-step]')
    if (!button || !place || (event.detail > 0 && isSecondPress(event))) return
    const line = chosenLine(readCart(), formOf(place))
    const isMost = button.getAttribute('aria-disabled') === 'true'
    if (line && !isMost) setPieces(place, line.quantity + Number(button.dataset.step))
    // It may have been taken out in another tab.
    show()
    if (place.hidden) {
      swappedAt = event.timeStamp
      focusPlace(place)
    }
    announce(page, place)
  }

  const choose = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement)) return
    const place = places.find((one) => formOf(one) === target.form)
    if (!place || (target.name !== 'quantity' && target.name !== 'colour')) return
    if (target.name === 'quantity' && chosenLine(readCart(), target.form)) {
      setPieces(place, Number(target.value))
      announce(page, place)
    }
    show()
  }

  // Nor does it take the focus away from where the first half put it.
  const holdFocus = (event: MouseEvent) => {
    if (event.detail > 1 && isSecondPress(event)) event.preventDefault()
  }

  page.addEventListener('submit', add, { signal })
  page.addEventListener('mousedown', holdFocus, { signal })
  page.addEventListener('click', step, { signal })
  page.addEventListener('change', choose, { signal })
}

/** Has the cart hold so many of the place's choice; none takes it out. */
function setPieces(place: CartPlace, pieces: number): void {
  const form = formOf(place)
  if (!form) return
  const asked: [string, string][] = [
    ['intent', 'set'],
    ['quantity', String(pieces)],
  ]
  const lines = changeLines(readCart(), new Map([...fieldsOf(form), ...asked]))
  if (lines) writeCart(lines)
}

/** Tells a screen reader what the cart holds of it now. */
function announce(page: HTMLElement, place: CartPlace): void {
  const status = page.querySelector('[data-cart-status]')
  if (!status) return
  const pieces = chosenLine(readCart(), formOf(place))?.quantity ?? 0
  const most = place.querySelector<HTMLElement>('[data-most]:not([hidden])')?.textContent
  status.textContent = place.hidden
    ? (place.dataset.removed ?? '')
    : [piecesIn(place, pieces), most].filter(Boolean).join('. ')
}
