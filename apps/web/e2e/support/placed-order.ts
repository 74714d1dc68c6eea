import type { Locale } from '@estu/domain/locale/locales'
import { type BrowserContext, expect } from '@playwright/test'
import { saveAtDesk } from './admin/clinic-rest.ts'
import { cartCookieOf, type Goods, productOf } from './cart-cookie.ts'
import { hiddenFields, post, stored } from './posted-form.ts'
import { queryShop } from './shop/shop-database.ts'
import { prefixOf } from './shopper.ts'
import { readTestEnv } from './test-env.ts'

const { webUrl } = readTestEnv()

const person = { name: 'Асель Пробная', contactBy: 'sms', phone: '+77012345678', email: '', consent: 'yes' }

/** An order of one thing, to be collected. @returns what its own address ends in */
export async function placedOrder(): Promise<string> {
  const { name, value } = await cartCookieOf()
  return linkAfter('/cart/checkout', await pickupOf('consumables'), `${name}=${value}`)
}

/** What an order says of one thing that is collected. */
async function pickupOf(section: Goods): Promise<Record<string, string>> {
  const { priceKzt } = await productOf(section)
  const [branch] = (await stored('branches', { sort: 'createdAt' })) as { id: string }[]
  const pickup = { receiving: 'pickup', paying: 'at_pickup', branch: branch?.id ?? '', comment: '', intent: 'place' }
  return { ...pickup, seenTotal: String(priceKzt) }
}

/** Sends a form as a person does. @returns the part of its answer that only they have */
export async function linkAfter(path: string, fields: Record<string, string>, cookie = ''): Promise<string> {
  return linkIn((await sendAsPerson(path, fields, cookie)).location)
}

const linkIn = (location: string): string => new URL(location, webUrl).searchParams.get('link') ?? ''

function pathIn(location: string): string {
  const { pathname, search } = new URL(location, webUrl)
  return `${pathname}${search}`
}

async function sendAsPerson(path: string, fields: Record<string, string>, cookie: string) {
  const all = { ...(await hiddenFields(path, cookie)), ...person, ...fields }
  const sent = await post(path, all, { origin: webUrl, ...(cookie && { cookie }) })
  expect(sent.status, sent.html).toBe(303)
  return sent
}

type Buyer = { locale: Locale; email: string; phone?: string; section?: Goods; paying?: 'at_pickup' | 'pay_link' }

/**
 * An order of one thing, to be collected, that this browser has placed, in its session if it has one: it is asked for
 * no proof. The way through the pages has tests of its own.
 * @returns the paths of the page that thanks and of the order's own
 */
export async function orderedIn(
  context: BrowserContext,
  { locale, email, phone = '+77012345678', section = 'consumables', paying = 'at_pickup' }: Buyer,
): Promise<{ thanks: string; own: string }> {
  const prefix = prefixOf(locale)
  const others = (await context.cookies(webUrl)).filter(({ name }) => name !== 'cart')
  const cookie = [...others, await cartCookieOf(1, [section])].map(({ name, value }) => `${name}=${value}`).join('; ')
  const fields = { ...(await pickupOf(section)), contactBy: 'whatsapp', phone, email, paying }
  const { location, cookies } = await sendAsPerson(`${prefix}/cart/checkout`, fields, cookie)
  await context.addCookies(cookies.flatMap(keptCookie))
  return { thanks: pathIn(location), own: `${prefix}/order/${linkIn(location)}` }
}

/**
 * Books a visit as this browser's own. @param path the last step of booking, with its time
 * @returns the path of the page that thanks
 */
export async function bookedIn(context: BrowserContext, path: string, fields: Record<string, string>): Promise<string> {
  const all = { contactBy: 'whatsapp', forWhom: 'self', language: 'ru', ...fields }
  const { location, cookies } = await sendAsPerson(path, all, '')
  await context.addCookies(cookies.flatMap(keptCookie))
  return pathIn(location)
}

/** A cookie of an answer as a browser keeps it; none where the answer takes it away. */
function keptCookie(header: string): { name: string; value: string; url: string; httpOnly: boolean }[] {
  const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(header) ?? []
  return value === '' ? [] : [{ name, value, url: webUrl, httpOnly: /;\s*httponly/i.test(header) }]
}

/** The document that an address of one's own leads to. */
export function loadDocument(token: string): string {
  const hex = Buffer.from(token, 'base64url').subarray(0, 16).toString('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** The same as an account's own; handed over where goods are to be brought back. */
export async function orderOfAccount(account: string, isHandedOver = false): Promise<string> {
  const token = await placedOrder()
  const id = loadDocument(token)
  await queryShop('update orders set customer_id = $2::uuid where id = $1::uuid', [id, account])
  if (isHandedOver) for (const status of ['confirmed', 'ready', 'completed']) await saveAtDesk('orders', id, { status })
  return token
}
