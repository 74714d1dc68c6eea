import { expect } from '@playwright/test'
import { saveAtDesk } from './admin/clinic-rest.ts'
import { cartCookieOf } from './cart-cookie.ts'
import { hiddenFields, post, stored } from './posted-form.ts'
import { queryShop } from './shop/shop-database.ts'
import { readTestEnv } from './test-env.ts'

const { webUrl } = readTestEnv()

const person = { name: 'Асель Пробная', contactBy: 'sms', phone: '+77012345678', email: '', consent: 'yes' }

/** An order of one thing, to be collected. @returns what its own address ends in */
export async function placedOrder(): Promise<string> {
  const [battery] = (await stored('consumables', { sort: 'createdAt' })) as { priceKzt: number }[]
  const [branch] = (await stored('branches', { sort: 'createdAt' })) as { id: string }[]
  const pickup = { receiving: 'pickup', paying: 'at_pickup', branch: branch?.id ?? '', comment: '', intent: 'place' }
  const { name, value } = await cartCookieOf()
  return linkAfter('/cart/checkout', { ...pickup, seenTotal: String(battery?.priceKzt) }, `${name}=${value}`)
}

/** Sends a form as a person does. @returns the part of its answer that only they have */
export async function linkAfter(path: string, fields: Record<string, string>, cookie = ''): Promise<string> {
  const all = { ...(await hiddenFields(path, cookie)), ...person, ...fields }
  const { status, html, location } = await post(path, all, { origin: webUrl, ...(cookie && { cookie }) })
  expect(status, html).toBe(303)
  return new URL(location, webUrl).searchParams.get('link') ?? ''
}

/** The document that an address of one's own leads to. */
export function documentOf(token: string): string {
  const hex = Buffer.from(token, 'base64url').subarray(0, 16).toString('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** The same as an account's own; handed over where goods are to be brought back. */
export async function orderOfAccount(account: string, isHandedOver = false): Promise<string> {
  const token = await placedOrder()
  const id = documentOf(token)
  await queryShop('update orders set customer_id = $2::uuid where id = $1::uuid', [id, account])
  if (isHandedOver) for (const status of ['confirmed', 'ready', 'completed']) await saveAtDesk('orders', id, { status })
  return token
}
