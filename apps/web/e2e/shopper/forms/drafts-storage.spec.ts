import { keptForms, keptLine, typeInto } from '../../support/forms/kept-forms.ts'
import { shopperAt } from '../../support/shopper.ts'
import { expect, test } from '../../support/test.ts'
import { readTestEnv } from '../../support/test-env.ts'

const { fullSize } = readTestEnv()

/** Damaged and old ones are left to `domain/forms/kept/form-drafts` in the gate. */
const storages: [what: string, prepare: () => void][] = [
  [
    'forbidden',
    () =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new Error('forbidden')
        },
      }),
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    },
  ],
  ['damaged', () => localStorage.setItem('form-draft:feedback::', '{"v":1,"fields":{"message":{"values":[5]')],
  ['of an older shape', () => localStorage.setItem('form-draft:feedback::', '{"message":"старое","password":"x"}')],
]

test('where nothing is kept, or what is kept is damaged, the form works as it does without drafts', async ({
  browser,
}) => {
  for (const [what, prepare] of fullSize ? storages : storages.slice(0, 2))
    await test.step(what, async () => {
      const context = await browser.newContext()
      const page = await context.newPage()
      const faults: string[] = []
      page.on('pageerror', ({ message }) => faults.push(message))
      await page.addInitScript(prepare)
      await page.goto('/feedback')
      await expect(page.locator('#message')).toHaveValue('')
      await typeInto(page, keptForms.feedback.typed)
      await shopperAt(page, 'ru').send()
      await page.waitForURL(/\/thanks\?for=feedback/)
      expect(faults).toEqual([])
      await context.close()
    })
})

test('what is typed before any script has come is kept, and no password ever', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/_next\/static\/chunks\/.*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/auth/register', { waitUntil: 'commit' })
  await page.locator('#name').fill('Раньше скриптов')
  await page.locator('#password').fill('три белых верблюда')
  release()
  await expect(keptLine(page)).toBeVisible()
  await page.locator('#email').fill('rano@example.kz')
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(Object.entries(localStorage))))
    .toContain('rano@example.kz')
  const everything = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))
  expect(everything).toContain('Раньше скриптов')
  expect(everything).not.toContain('верблюда')
  await page.unroute(/\/_next\/static\/chunks\/.*\.js/)
  await page.reload()
  await expect(page.locator('#name')).toHaveValue('Раньше скриптов')
  await expect(page.locator('#password')).toHaveValue('')
})

test('answers about health are gone after a day, the rest is not, whichever page is open', async ({ page }) => {
  const { path, typed } = keptForms.appointment
  await page.goto(await path(''))
  await typeInto(page, typed)
  await expect(keptLine(page)).toBeVisible()
  // A form that is left writes once more what it knows: the day passes on another page.
  await page.goto('/filialy')
  const day = 24 * 3_600_000
  await page.evaluate((passed) => {
    const [key = '', text = ''] = Object.entries(localStorage).find(([name]) => name.startsWith('form-draft')) ?? []
    localStorage.setItem(
      key,
      text.replace(/"at":(\d+)/g, (_: string, at: string) => `"at":${Number(at) - passed}`),
    )
    sessionStorage.setItem('hearing-screener', JSON.stringify({ version: 1, savedAt: Date.now() - passed - 1 }))
    sessionStorage.setItem(
      'hearing-screener-result',
      JSON.stringify({ version: 1, takenAt: new Date(Date.now() - passed - 1).toISOString() }),
    )
  }, day)
  await page.goto('/articles')
  const stored = () =>
    page.evaluate(() => JSON.stringify([...Object.entries(localStorage), ...Object.keys(sessionStorage)]))
  await expect.poll(stored).not.toContain('Придём вдвоём')
  await expect.poll(stored).not.toContain('hearing-screener')
  expect(await stored()).toContain(String(typed['#name']))
  for (const name of ['age', 'needs', 'forWhom', 'comment']) expect(await stored()).not.toContain(`\\"${name}\\"`)
  await page.goto(await path(''))
  await expect(page.locator('#name')).toHaveValue(String(typed['#name']))
  await expect(page.locator('#age')).toHaveValue('')
  await expect(page.locator('#needs-loop')).not.toBeChecked()
  await expect(page.locator('#comment')).toHaveValue('')
})
