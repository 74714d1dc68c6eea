import { cartCookie, parseCart } from '@estu/domain/orders/cart'

/** Rows of things to add are sent without leaving the page, and say what is in the cart. */
export function sendGoodsInPlace(page: HTMLElement, signal: AbortSignal): void {
  const rows = [...page.querySelectorAll<HTMLAnchorElement>('[data-in-cart]')]
  if (rows.length === 0) return
  const show = () => rows.forEach(showCount)
  show()
  // Another page may have changed the cart while this one stood aside.
  window.addEventListener('pageshow', show, { signal })
  for (const row of rows) {
    const form = row.parentElement?.querySelector('form')
    form?.addEventListener('submit', (event) => send(event, form, show).then(() => row.focus()), { signal })
  }
}

async function send(event: Event, form: HTMLFormElement, show: () => void): Promise<void> {
  event.preventDefault()
  const fields = [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)])
  const answer = await fetch(form.action, {
    method: 'POST',
    body: new URLSearchParams(fields),
    // What leads to the cart's page is success.
    redirect: 'manual',
  }).catch(() => null)
  // Anything else is told by the page that the form leads to.
  if (answer?.type !== 'opaqueredirect') return form.submit()
  show()
  window.dispatchEvent(new Event('cart'))
}

function showCount(row: HTMLAnchorElement): void {
  const count = parseCart(cookieOf(cartCookie))
    .filter(({ id }) => id === row.dataset.inCart)
    .reduce((sum, { quantity }) => sum + quantity, 0)
  const form = row.parentElement?.querySelector('form')
  const text = row.querySelector('span')
  if (!text || !form) return
  text.textContent = (row.dataset.words ?? '').replace('{count}', String(count))
  row.hidden = count === 0
  form.hidden = count > 0
}

const cookieOf = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1)
