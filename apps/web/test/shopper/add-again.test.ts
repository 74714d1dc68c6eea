import { productOf } from '../../e2e/support/cart-cookie.ts'
import { post } from '../../e2e/support/posted-form.ts'
import { readTestEnv } from '../../e2e/support/test-env.ts'
import { asTyped } from '../../e2e/support/visitor.ts'
import { expect, test } from '../support/test.ts'

const { webUrl } = readTestEnv()
const cartIn = (cookies: readonly string[]) => /^cart=([^;]*)/.exec(cookies.join('\n'))?.[1]

test('adding a product again by a plain form doubles nothing, and the cart says that it is there', async () => {
  const { id } = await productOf('consumables')
  const line = (quantity: number) => `c${id.replaceAll('-', '')}x${quantity}`
  const addPair = (cart: string, prefix = '') =>
    post(
      `${prefix}/cart`,
      { intent: 'add', section: 'consumables', product: id, quantity: '2' },
      { origin: webUrl, cookie: `cart=${cart}` },
    )
  const shown = async (address: string, cart: string) =>
    asTyped(await (await fetch(new URL(address, webUrl), { headers: { cookie: `cart=${cart}` } })).text())

  for (const [prefix, words] of [
    ['', 'уже в корзине: 2 шт. Второй раз не добавили.'],
    ['/kk', 'себетіңізде бар: 2 дана. Қайта қосылған жоқ.'],
  ] as const) {
    const again = await addPair(line(2), prefix)
    expect([again.status, again.location]).toEqual([303, `${prefix}/cart?already=${line(2)}`])
    expect(cartIn(again.cookies)).toBe(line(2))
    expect(await shown(again.location, line(2))).toContain(words)
  }

  const grown = await addPair(line(1))
  expect([grown.location, cartIn(grown.cookies)]).toEqual(['/cart', line(2)])

  // What the address says of a product that is not in the cart is not repeated.
  expect(await shown(`/cart?already=${line(2)}`, `a${'0'.repeat(32)}x1`)).not.toContain('Второй раз не добавили')
})
