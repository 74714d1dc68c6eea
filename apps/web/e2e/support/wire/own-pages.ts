import { expect, type Page } from '@playwright/test'
import { editorAt } from '../editor.ts'
import { restOf } from '../editor-rest.ts'
import { cartCookieOf, freeTime } from '../forms/kept-forms.ts'
import { signedInAs } from '../forms/signed-in.ts'
import { press } from '../hydrated.ts'
import { hiddenFields, postSlowly, stored } from '../posted-form.ts'
import { readTestEnv } from '../test-env.ts'

const { cmsUrl, webUrl } = readTestEnv()

const person = { name: 'Асель Пробная', contactBy: 'sms', phone: '+77012345678', email: '', consent: 'yes' }

/** Addresses that only somebody has. */
export type OwnPages = { account: string; cookie: string; order: string; appointment: string; preview: string }

/** Makes somebody with an account, an order and an appointment, and an editor who looks at a draft. */
export async function ownPages(page: Page): Promise<OwnPages> {
  const { id } = await signedInAs(page.context())
  const session = (await page.context().cookies(webUrl)).find(({ name }) => name === 'session')
  const cookie = `session=${session?.value}`
  return {
    account: `/user/${id}`,
    cookie,
    order: `/order/${await placed()}`,
    appointment: `/appointment/${await linkAfter(await freeTime(), { forWhom: 'self', language: 'ru' })}`,
    preview: await previewOf(page),
  }
}

async function placed(): Promise<string> {
  const [battery] = (await stored('consumables', { sort: 'createdAt' })) as { priceKzt: number }[]
  const [branch] = (await stored('branches', { sort: 'createdAt' })) as { id: string }[]
  const pickup = { receiving: 'pickup', paying: 'at_pickup', branch: branch?.id ?? '', comment: '', intent: 'place' }
  const { name, value } = await cartCookieOf()
  return linkAfter('/cart/checkout', { ...pickup, seenTotal: String(battery?.priceKzt) }, `${name}=${value}`)
}

/** Sends a form as a person does. @returns the part of its answer that only they have */
async function linkAfter(path: string, fields: Record<string, string>, cookie = ''): Promise<string> {
  const all = { ...(await hiddenFields(path, cookie)), ...person, ...fields }
  const { status, html, location } = await postSlowly(path, all, { origin: webUrl, ...(cookie && { cookie }) })
  expect(status, html).toBe(303)
  return new URL(location, webUrl).searchParams.get('link') ?? ''
}

async function previewOf(page: Page): Promise<string> {
  await editorAt(page).signIn()
  const [article] = (await restOf(page).get('articles?limit=1&depth=0')).json.docs
  const framed = page.waitForRequest((request) => request.url().includes('/preview/'))
  await page.goto(`${cmsUrl}/admin/collections/articles/${article.id}?locale=ru`)
  if (!(await page.locator('iframe').count())) await press(page.locator('#live-preview-toggler'))
  return new URL((await framed).url()).pathname
}
