import { freshAddress } from '../../support/fresh-address.ts'
import { keptAddresses, offlineReader, untilKept } from '../../support/offline-reader.ts'
import { addresses, oneLanguageEach } from '../../support/pages/site-routes.ts'
import { hiddenFields, post } from '../../support/posted-form.ts'
import { closableShop } from '../../support/shop/closable-shop.ts'
import { expect, test } from '../../support/test.ts'
import { readTestEnv } from '../../support/test-env.ts'

const { fullSize } = readTestEnv()
/** Which addresses are a person's own is decided by `domain/offline/page-address`, in both languages. */
const asked = fullSize ? addresses : oneLanguageEach

const privatePath =
  /^(\/kk)?\/(user|order|appointment|auth|cart|thanks|preview|error|admin|search|api(?!\/cards\/))(\/|\?|$)/
const password = 'три белых верблюда'

test('nothing of a person’s own is ever kept, and signing out forgets where they were', async ({ browser }) => {
  const email = freshAddress()
  const fields = { ...(await hiddenFields('/auth/register')), name: 'Асель', email, password, consent: 'yes' }
  expect((await post('/auth/register', fields)).status).toBe(303)
  const shop = await closableShop()
  const page = await offlineReader(browser, shop)
  await page.goto('/auth/sign-in')
  await page.locator('#email').fill(email)
  await page.locator('#password').fill(password)
  await page.locator('main form button[type=submit]').click()
  await page.waitForURL(/\/user\//)
  await expect(page.locator('main')).toContainText(email)
  const every = asked.map(({ address }) => address).filter((address) => privatePath.test(address))
  // In the gate one address of each folder.
  const ofFolders = [...new Map(every.map((address) => [privatePath.exec(address)?.[2], address])).values()]
  const privateAddresses = fullSize ? every : ofFolders
  for (const address of [...privateAddresses, '/order/none', '/kk/appointment/none', '/preview/none'])
    await page.goto(address)
  await page.goto('/articles')
  await untilKept(page, '/articles')

  const kept = Object.values(await keptAddresses(page)).flat()
  expect(kept.filter((address) => privatePath.test(address))).toEqual([])
  const texts = await page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const key of await cache.keys()) found.push((await (await cache.match(key))?.text()) ?? '')
    }
    return found
  })
  expect(texts.length).toBeGreaterThan(20)
  expect(texts.filter((text) => text.includes(email) || text.includes('Асель'))).toEqual([])

  await page.goto('/auth/sign-out')
  await page.locator('main form button').click()
  await page.waitForURL(/sign-out\?done=1/)
  await expect.poll(async () => (await keptAddresses(page))['estu-pages'] ?? []).toEqual([])
  expect((await keptAddresses(page))['estu-core']).toContain('/offline')
  await shop.close()
})
