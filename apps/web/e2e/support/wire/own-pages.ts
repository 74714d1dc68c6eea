import type { Page } from '@playwright/test'
import { editorAt } from '../admin/editor.ts'
import { restOf } from '../admin/editor-rest.ts'
import { freeTime } from '../forms/kept-forms.ts'
import { signedInAs } from '../forms/signed-in.ts'
import { press } from '../hydrated.ts'
import { linkAfter, placedOrder } from '../placed-order.ts'
import { readTestEnv } from '../test-env.ts'

const { cmsUrl, webUrl } = readTestEnv()

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
    order: `/order/${await placedOrder()}`,
    appointment: `/appointment/${await linkAfter(await freeTime(), { forWhom: 'self', language: 'ru' })}`,
    preview: await previewOf(page),
  }
}

async function previewOf(page: Page): Promise<string> {
  await editorAt(page).signIn()
  const [article] = (await restOf(page).get('articles?limit=1&depth=0')).json.docs
  const framed = page.waitForRequest((request) => request.url().includes('/preview/'))
  await page.goto(`${cmsUrl}/admin/collections/articles/${article.id}?locale=ru`)
  if (!(await page.locator('iframe').count())) await press(page.locator('#live-preview-toggler'))
  return new URL((await framed).url()).pathname
}
