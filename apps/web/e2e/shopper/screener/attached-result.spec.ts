import { queueKey } from '@estu/domain/forms/kept/form-queue'
import { locales } from '@estu/domain/locale/locales'
import { attachedResult } from '@estu/domain/screener/attached/attached-result'
import { parseAttachedResult } from '@estu/domain/screener/attached/parse-attached-result'
import { listeners } from '@estu/domain/screener/simulation/listener'
import { drawFrom, runTones } from '@estu/domain/screener/simulation/simulate'
import { editorAt } from '../../support/admin/editor.ts'
import { freeTime } from '../../support/forms/kept-forms.ts'
import { freshAddress } from '../../support/fresh-address.ts'
import { stored } from '../../support/posted-form.ts'
import { languageTag } from '../../support/runner/diagonals.ts'
import { keepAnsweredTones } from '../../support/screener/saved-test.ts'
import { prefixOf, shopperAt } from '../../support/shopper.ts'
import { expect, type Page, test } from '../../support/test.ts'
import { readTestEnv } from '../../support/test-env.ts'

const { cmsUrl } = readTestEnv()
const storageKey = 'hearing-screener-result'

/** What the screener leaves in this tab after a test by somebody whose left ear hears worse. */
function resultText(): string {
  const draw = drawFrom(5)
  const { state } = runTones('standard', listeners.asymmetric(), 5, draw)
  return JSON.stringify(attachedResult({ ...state, stage: 'result' }, Date.now() - 60_000))
}

const leave = (page: Page, text: string) =>
  page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [storageKey, text] as const)

type Visit = { id: string; screenerResult?: unknown }
const visitOf = async (email: string) =>
  ((await stored('appointments', { 'where[email][equals]': email })) as Visit[])[0]

for (const locale of locales)
  test.describe(locale, { tag: languageTag(locale) }, () => {
    const say = (ru: string, kk: string) => (locale === 'kk' ? kk : ru)
    const box = (page: Page) => page.locator('#screenerResult')

    /** The last step of booking, in a tab that has the given result, filled in but for the box. */
    async function openWith(page: Page, text: string | null): Promise<string> {
      const address = `${prefixOf(locale)}${await freeTime()}`
      if (text !== null)
        await page.addInitScript(([key, value]) => sessionStorage.setItem(key, value), [storageKey, text] as const)
      await page.goto(address)
      if (text !== null) await page.waitForLoadState('networkidle')
      const email = freshAddress()
      await shopperAt(page, locale).fillContact({ name: 'Марат Пробный', phone: '7012345678', email })
      return email
    }
    const send = async (page: Page) => {
      await page.locator('main form[data-queue] button[type=submit]').last().click()
      await page.waitForURL(/\/thanks\?for=appointment/)
    }

    test('a finished test is offered by the booking that it leads to, until it is deleted', async ({ page }) => {
      await keepAnsweredTones(page, 'standard')
      const press = (ru: string, kk: string) => page.getByRole('button', { name: say(ru, kk), exact: true }).click()
      await page.goto(`${prefixOf(locale)}/hearing-screener`)
      await press('Продолжить начатую проверку', 'Басталған тексеруді жалғастыру')
      await press('Сразу к результату', 'Бірден нәтижеге')
      await expect(page.locator('main')).toContainText(say('можно прикрепить', 'қоса жіберуге болады'))
      await page.locator(`.scr-after a[href$="${prefixOf(locale)}/zapisnapriem"]`).click()
      await page.waitForURL(/zapisnapriem/)
      await page.goto(`${prefixOf(locale)}${await freeTime()}`)
      await expect(box(page)).not.toBeChecked()
      expect(parseAttachedResult(await box(page).inputValue())).not.toBeNull()

      await page.goto(`${prefixOf(locale)}/hearing-screener`)
      await press('Продолжить начатую проверку', 'Басталған тексеруді жалғастыру')
      await press('Сразу к результату', 'Бірден нәтижеге')
      await press('Удалить', 'Өшіру')
      await page.goto(`${prefixOf(locale)}${await freeTime()}`)
      await page.waitForLoadState('networkidle')
      await expect(box(page)).toHaveCount(0)
    })

    test('goes with the visit once the box is ticked, is told, shown to the clinic, and can be taken back', async ({
      page,
    }) => {
      const text = resultText()
      const email = await openWith(page, text)
      await expect(box(page)).not.toBeChecked()
      const group = page.locator('fieldset', { has: box(page) })
      await expect(group).toContainText(say('Проверьте слух в ближайшее время', 'Естуді жақын арада тексертіңіз'))
      for (const word of [say('условных дБ', 'шартты дБ'), '90', say('о здоровье', 'денсаулық')])
        await expect(group).toContainText(word)
      await box(page).focus()
      await page.keyboard.press('Space')
      await page.locator('#phone').fill('12')
      await page.locator('main form[data-queue] button[type=submit]').last().click()
      await expect(page.locator('#form-summary')).toBeVisible()
      // Shown once more with what was wrong: the tick is still there.
      await expect(box(page)).toBeChecked()
      await page.waitForLoadState('networkidle')
      await page.locator('#phone').fill('7012345678')
      await send(page)
      await expect(page.locator('main')).toContainText(
        say('Результат проверки слуха прикреплён', 'Есту қабілетін тексеру нәтижесі қоса жіберілді'),
      )
      const visit = await visitOf(email)
      expect(visit?.screenerResult).toEqual(JSON.parse(text))

      await page.locator('main a.btn--primary[href*="/appointment/"]').click()
      await page.waitForURL(/\/appointment\//)
      await expect(page.locator('.sum')).toContainText(say('Результат прикреплён', 'Нәтиже қоса жіберілді'))
      const own = page.url()

      const staff = editorAt(page)
      await staff.signIn()
      await page.context().addCookies([{ name: 'payload-lng', value: locale, url: cmsUrl }])
      await page.goto(`${cmsUrl}/admin/collections/appointments/${visit?.id}`)
      const shown = page.locator('.estu-attached')
      await expect(shown).toContainText(say('Уши слышат по-разному', 'Екі құлақ әртүрлі естиді'))
      await expect(shown).toContainText(say('условных дБ', 'шартты дБ'))
      await expect(shown).toContainText(say('не диагноз', 'диагноз да'))
      expect((await shown.textContent())?.toLowerCase()).not.toContain('hl')
      await expect(shown.locator('input, textarea, button')).toHaveCount(0)

      await page.goto(own)
      await page.locator('button[value=detach]').click()
      await page.waitForURL(/detached=1/)
      await expect(page.locator('.sum')).not.toContainText(say('Результат прикреплён', 'Нәтиже қоса жіберілді'))
      expect((await visitOf(email))?.screenerResult ?? null).toBeNull()
    })

    test('stays in the browser while the box is not ticked; what cannot be read is left out and told', async ({
      page,
    }) => {
      const email = await openWith(page, resultText())
      await expect(box(page)).toBeVisible()
      const posted = page.waitForRequest((request) => request.method() === 'POST' && /zapisnapriem/.test(request.url()))
      await send(page)
      expect((await posted).postData()).not.toContain('tones')
      await expect(page.locator('main')).not.toContainText(say('Результат проверки', 'Есту қабілетін тексеру нәтижесі'))
      expect((await visitOf(email))?.screenerResult ?? null).toBeNull()

      const damaged = await openWith(page, JSON.stringify({ ...JSON.parse(resultText()), note: '\0<script>' }))
      await box(page).check()
      await send(page)
      await expect(page.locator('main')).toContainText(
        say('Результат проверки слуха прикрепить не получилось', 'қоса жіберу мүмкін болмады'),
      )
      const visit = await visitOf(damaged)
      expect([Boolean(visit), visit?.screenerResult ?? null]).toEqual([true, null])
    })

    // A result that was deleted is offered no longer above; which are offered is decided by `domain/screener/attached`.
    test('without a result, or with a damaged, an old or a later one, nothing is offered', {
      tag: '@full',
    }, async ({ page }) => {
      const good = JSON.parse(resultText())
      const day = 24 * 60 * 60 * 1000
      const old = JSON.stringify({ ...good, takenAt: new Date(Date.now() - day - 1000).toISOString() })
      const others = [
        '{',
        JSON.stringify({ ...good, version: 2 }),
        JSON.stringify({ ...good, takenAt: new Date(Date.now() + day).toISOString() }),
        `${JSON.stringify(good)}${' '.repeat(5000)}`,
      ]
      for (const text of [null, old, ...others]) {
        await openWith(page, text)
        await page.waitForLoadState('networkidle')
        await expect(box(page)).toHaveCount(0)
        await expect(page.locator('[name=screenerConsentText]')).toHaveCount(0)
      }
    })
  })

test('is no draft: after a reload the box is empty; a visit that waits for the network takes it along once', async ({
  page,
  context,
}) => {
  const address = await freeTime()
  await page.goto(address)
  const text = resultText()
  await leave(page, text)
  await page.goto(address)
  await page.locator('#screenerResult').check()
  await page.locator('#comment').fill('Придём вдвоём')
  await page.locator('#comment').blur()
  await expect(page.locator('.kept')).toBeVisible()
  await page.reload()
  await expect(page.locator('#comment')).toHaveValue('Придём вдвоём')
  await expect(page.locator('#screenerResult')).not.toBeChecked()
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('tones')

  const email = freshAddress()
  await shopperAt(page, 'ru').fillContact({ name: 'Марат Пробный', phone: '7012345678', email })
  await page.locator('#screenerResult').check()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.locator('main form[data-queue] button[type=submit]').last().click()
  await expect(page.locator('.queue')).toContainText('Запись на приём ждёт интернета')
  await context.setOffline(false)
  await expect(page.locator('.queue')).toContainText('Номер A-', { timeout: 20_000 })
  expect((await visitOf(email))?.screenerResult).toEqual(JSON.parse(text))
  // What was taken leaves nothing that was typed behind.
  expect(await page.evaluate((key) => localStorage.getItem(key), queueKey)).not.toMatch(/tones|Марат/)
})
