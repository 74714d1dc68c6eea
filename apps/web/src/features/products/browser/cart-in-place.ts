import { readCart, writeCart } from '@/lib/cart/browser-cart'
import { changeLines, fieldsOf } from '@/lib/cart/change-cart'

/** Puts things into the cart without leaving the page, and says beside each how many of it are there. */
export function keepCartInPlace(page: HTMLElement, signal: AbortSignal): void {
  const notes = [...page.querySelectorAll<HTMLAnchorElement>('[data-in-cart]')]
  if (notes.length === 0) return
  const show = () => notes.forEach(showCount)
  show()
  window.addEventListener('cart', show, { signal })
  // Another page may have changed the cart while this one stood aside.
  window.addEventListener('pageshow', show, { signal })
  page.addEventListener('submit', (event) => add(event, notes), { signal })
}

function add(event: SubmitEvent, notes: readonly HTMLAnchorElement[]): void {
  const form = event.target as HTMLFormElement
  const fields = fieldsOf(form)
  if (fields.get('intent') !== 'add') return
  const ours = notes.filter((note) => note.dataset.inCart === fields.get('product'))
  const lines = changeLines(readCart(), fields)
  // Without a note, or where the cart cannot take it, the page that the form leads to says what became of it.
  if (ours.length === 0 || !lines || !writeCart(lines)) return
  event.preventDefault()
  const beside = ours.find((note) => note.previousElementSibling === event.submitter)
  ;(beside ?? ours.find((note) => note.previousElementSibling === form) ?? ours[0])?.focus({ preventScroll: true })
}

function showCount(note: HTMLAnchorElement): void {
  const count = readCart()
    .filter(({ id }) => id === note.dataset.inCart)
    .reduce((sum, { quantity }) => sum + quantity, 0)
  const text = note.querySelector('span')
  if (text) text.textContent = (note.dataset.words ?? '').replace('{count}', String(count))
  note.hidden = count === 0
  const button = note.previousElementSibling
  if (note.dataset.instead !== undefined && button instanceof HTMLElement) button.hidden = count > 0
}
