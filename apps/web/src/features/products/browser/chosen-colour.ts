import type { CartLine } from '@estu/domain/orders/cart'
import { chosenLine } from './cart-place'

/** Selects the colour that is in the cart, where the selected one is not: who comes back finds what they took. */
export function selectColourInCart(form: HTMLFormElement | null, lines: readonly CartLine[]): void {
  const colours = [...(form?.querySelectorAll<HTMLInputElement>('[type="radio"][name="colour"]') ?? [])]
  if (!form || colours.length === 0 || chosenLine(lines, form)) return
  const id = form.querySelector<HTMLInputElement>('[name="product"]')?.value
  const taken = colours.find(({ value }) => lines.some((line) => line.id === id && line.colour === value))
  if (taken) taken.checked = true
}
