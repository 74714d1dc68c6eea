import { randomUUID } from 'node:crypto'
import { statementsDuring, writeStatementsDown } from '../support/accessibility/heard-statements.ts'
import { signedInAs } from '../support/forms/signed-in.ts'
import { shopperAt } from '../support/shopper.ts'
import { expect, type Page, test } from '../support/test.ts'

const device = 'demo-phonak-ric-90-r'

let stopWriting = async () => {}
test.beforeAll(async () => {
  stopWriting = await writeStatementsDown()
})
test.afterAll(() => stopWriting())

/** What a search is remembered by is written once its page is answered; an earlier search's may fall into a visit. */
const isRemembering = (statement: string) => /insert into search_queries/.test(statement)

/** A listing that nobody chose before, by a brand that nobody has: of one that is asked for again no statement is made. */
const asNew = (path: string) => (path.startsWith('/apparaty?') ? `${path}&brand=nobody-${randomUUID()}` : path)

/**
 * As somebody who comes again; the first visit after a start plans statements and reads what all pages share. Of some
 * visits the one during which the storefront did nothing else.
 */
async function expectAtMost(page: Page, most: number, path: string): Promise<void> {
  const visit = async () => expect((await page.request.get(asNew(path), { maxRedirects: 0 })).status(), path).toBe(200)
  const visits: string[][] = []
  for (let time = 0; time < 5; time += 1)
    visits.push((await statementsDuring(visit)).filter((statement) => !isRemembering(statement)))
  const [own = []] = visits.toSorted((one, other) => one.length - other.length)
  console.log(`${path.replace(/[0-9a-f-]{36}/, '…')}: ${own.length} statements of at most ${most}`)
  expect.soft(own.length, own.join('\n')).toBeLessThanOrEqual(most)
}

test('whoever searches, buys or signs in waits for two statements at most', async ({ page }) => {
  await shopperAt(page, 'ru').addFirst('raskhodniki')
  for (const path of ['/search?q=батарейка', '/cart', '/cart/checkout']) await expectAtMost(page, 2, path)
  await page.context().clearCookies()
  await expectAtMost(page, 2, '/auth/sign-in')
})

test('whoever lists, searches or compares waits for two statements, whatever is found', async ({ page }) => {
  for (const path of [
    '/apparaty?form=ric&battery=rechargeable&loss=II',
    '/apparaty?page=2',
    '/apparaty?form=ric&page=2',
    '/apparaty?first=1&page=2',
    '/apparaty?loss=IV&form=iic&battery=battery_675',
    '/search?q=батарекйа',
    '/search?q=щзшбр',
    '/search?q=щзшбр+жцхшщ+ъэюя',
    `/compare?d=${device}&d=no-such-device&q=ric`,
    `/compare?d=${device}&d=demo-phonak-ric-50-312`,
    '/raskhodniki/podbor?brand=phonak&q=ric',
    '/api/suggest?l=ru&q=бат',
  ])
    await expectAtMost(page, 2, path)
})

test('whoever books, or looks at what is their own, waits for four at most', async ({ page }) => {
  const { id } = await signedInAs(page.context())
  await expectAtMost(page, 4, `/user/${id}`)
  await page.goto('/zapisnapriem')
  for (const step of [1, 2, 3]) {
    await page.locator('.choice--link').first().click()
    await page.waitForURL((url) => url.searchParams.size === step)
  }
  const { pathname, search } = new URL(page.url())
  await expectAtMost(page, 4, pathname + search)
})
