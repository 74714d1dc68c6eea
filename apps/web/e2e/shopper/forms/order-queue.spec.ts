import { cartCookieOf } from '../../support/cart-cookie.ts'
import { openCuttingProxy } from '../../support/forms/cutting-proxy.ts'
import { keptForms, typeInto } from '../../support/forms/kept-forms.ts'
import { isTaken, mark, queue, ready, send } from '../../support/forms/queued-form.ts'
import { stored } from '../../support/posted-form.ts'
import { queryShop } from '../../support/shop/shop-database.ts'
import { expect, test } from '../../support/test.ts'

test('an order made without a network waits for a tap at the price of that moment', async ({ page, context }) => {
  await context.addCookies([await cartCookieOf(2)])
  const comment = mark()
  const [battery] = (await stored('consumables', { sort: 'createdAt' })) as { id: string; priceKzt: number }[]
  // As a save does, which writes what a cart is priced from together with the document.
  const setPrice = (price: number) =>
    queryShop(
      `with stored as (update consumables set price_kzt = $1::int where id = $2::uuid)
      update catalogue_items set price_kzt = $1::int where document_id = $2::uuid`,
      [price, battery?.id],
    )
  await page.goto('/cart/checkout')
  await typeInto(page, { ...keptForms.order.typed, '#comment': comment })
  await send(page)
  await expect(page.locator('h1')).toHaveText('Проверьте заказ')
  await ready(page)
  await context.setOffline(true)
  await page.locator('button[value=place]').click()
  await expect(queue(page)).toContainText('Заказ ждёт интернета')
  const dearer = (battery?.priceKzt ?? 0) + 100
  try {
    await setPrice(dearer)
    await context.setOffline(false)
    await expect(queue(page)).toContainText('Цена изменилась')
    const digits = ((await queue(page).textContent()) ?? '').replace(/\s/g, '')
    expect(digits).toContain(`теперь:${2 * dearer}₸`)
    const orders = () => stored('orders', { 'where[comment][equals]': comment })
    expect(await orders()).toHaveLength(0)
    await queue(page).getByRole('button', { name: 'Заказать' }).dblclick()
    await expect(queue(page)).toContainText('Заказ принят')
    const [order] = (await orders()) as { reference: string; totalKzt: number }[]
    expect(await orders()).toHaveLength(1)
    expect(order?.totalKzt).toBe(2 * dearer)
    await expect(queue(page)).toContainText(`Номер ${order?.reference}`)
  } finally {
    await setPrice(battery?.priceKzt ?? 0)
  }
})

test('an order whose answer was lost is told as placed, and not placed again', async ({ page, context }) => {
  const proxy = await openCuttingProxy()
  try {
    const cart = await cartCookieOf()
    await context.addCookies([{ ...cart, url: proxy.origin }])
    const comment = mark()
    await page.goto(`${proxy.origin}/cart/checkout`)
    await typeInto(page, { ...keptForms.order.typed, '#comment': comment })
    await send(page)
    await expect(page.locator('h1')).toHaveText('Проверьте заказ')
    await ready(page)
    proxy.cuts.push('after')
    await page.locator('button[value=place]').click()
    await isTaken(page, 'Заказ принят')
    expect(await stored('orders', { 'where[comment][equals]': comment })).toHaveLength(1)
  } finally {
    await proxy.close()
  }
})

test('an order begun without a network is made at the first step too', async ({ page, context }) => {
  await context.addCookies([await cartCookieOf()])
  const comment = mark()
  await page.goto('/cart/checkout')
  await typeInto(page, { ...keptForms.order.typed, '#comment': comment })
  await ready(page)
  await context.setOffline(true)
  await send(page)
  await expect(queue(page)).toContainText('Заказ ждёт интернета')
  await context.setOffline(false)
  await expect(queue(page)).toContainText('Подтвердите заказ')
  await queue(page).getByRole('button', { name: 'Заказать' }).click()
  await expect(queue(page)).toContainText('Заказ принят')
  expect(await stored('orders', { 'where[comment][equals]': comment })).toHaveLength(1)
})
