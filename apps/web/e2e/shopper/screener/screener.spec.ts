import { locales } from '@estu/domain/locale/locales'
import { parseAttachedResult } from '@estu/domain/screener/attached/parse-attached-result'
import { hydrated } from '../../support/hydrated.ts'
import { listenTo } from '../../support/screener/scripted-listener.ts'
import { prefixOf } from '../../support/shopper.ts'
import { expect, type Page, test } from '../../support/test.ts'

/** By keys alone. */
async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus()
  await page.keyboard.press('Enter')
}

async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    Reflect.deleteProperty(document, 'visibilityState')
  })
}

for (const locale of locales)
  test.describe(locale, () => {
    const say = (ru: string, kk: string) => (locale === 'kk' ? kk : ru)
    const address = `${prefixOf(locale)}/hearing-screener`
    const words = {
      go: say('Начать', 'Бастау'),
      none: say('Ничего из этого нет', 'Бұлардың ешқайсысы жоқ'),
      next: say('Дальше', 'Әрі қарай'),
      ready: say('Готово, дальше', 'Дайын, әрі қарай'),
      level: say('Слышно как беседа', 'Әңгімедей естіледі'),
      firstSound: say('Включить первый звук', 'Бірінші дыбысты қосу'),
      tones: say('Начать звуки', 'Дыбыстарды бастау'),
      resume: say('Продолжить с этого места', 'Осы жерден жалғастыру'),
      delete: say('Удалить', 'Өшіру'),
    }
    const begin = async (page: Page) => {
      await page.goto(address)
      await hydrated(page.locator('input[name=mode]').first())
    }

    test('a whole test by keys, with a pause for a hidden page', async ({ page }) => {
      test.setTimeout(240_000)
      const listener = await listenTo(page)
      const heading = page.locator('h1')
      const spoken = page.locator('main [role=status].sr').first()
      await begin(page)
      await page.locator('input[name=mode]').first().focus()
      await page.keyboard.press('Space')
      await press(page, words.go)
      await expect(heading).toHaveText(say('Есть ли что-то из этого сейчас?', 'Қазір мыналардың бірі бар ма?'))
      await expect(heading).toBeFocused()
      await expect(spoken).toHaveText(say('Прежде всего', 'Ең алдымен'))
      await press(page, words.none)
      await press(page, words.next)
      await press(page, words.ready)
      await press(page, words.level)
      expect(listener.heard).toEqual([])
      await press(page, words.firstSound)
      await expect(heading).toHaveText(say('Сейчас будут очень тихие звуки', 'Қазір өте бәсең дыбыстар болады'))
      expect(listener.heard).toHaveLength(3)
      listener.answerTones()
      await press(page, words.tones)
      const answer = page.locator('.scr-answer')
      await expect(answer).toBeFocused()
      expect((await answer.boundingBox())?.height).toBeGreaterThanOrEqual(240)

      await hide(page)
      await expect(heading).toHaveText(say('Пауза. Тишина', 'Үзіліс. Тыныштық'))
      await expect(spoken).toContainText(say('звук остановлен', 'дыбыс тоқтатылды'))
      const before = listener.heard.length
      await press(page, words.resume)
      await expect.poll(() => listener.heard.length).toBeGreaterThan(before)

      await expect(heading).toHaveText(say('Явных отклонений не видно', 'Айқын ауытқу байқалмады'), {
        timeout: 180_000,
      })
      await expect(page.locator('.hearing__point')).toHaveCount(6)
      await expect(page.locator('main')).toContainText(
        say('Это скрининг, а не диагноз', 'Бұл — скрининг, диагноз емес'),
      )
      const shown = (await page.locator('main').textContent())?.toLowerCase()
      for (const word of ['₸', 'phonak', 'db hl', 'дб пс']) expect(shown).not.toContain(word)

      const kept = () => page.evaluate(() => sessionStorage.getItem('hearing-screener-result'))
      const attached = parseAttachedResult((await kept()) ?? '')
      expect(attached).toMatchObject({ mode: 'quick', outcome: 'no_signs' })

      await page.reload()
      await press(page, say('Продолжить начатую проверку', 'Басталған тексеруді жалғастыру'))
      await expect(heading).toHaveText(say('Явных отклонений не видно', 'Айқын ауытқу байқалмады'))
      // Seen again it is no younger.
      expect(parseAttachedResult((await kept()) ?? '')).toEqual(attached)
      await press(page, words.delete)
      await expect(page.getByText(say('Результат удалён', 'Нәтиже осы браузерден өшірілді'))).toBeVisible()
      expect(await page.evaluate(() => sessionStorage.getItem('hearing-screener'))).toBeNull()
      expect(await kept()).toBeNull()
    })

    test('a sudden loss leads to a doctor today, without a sound and without anything that is sold', async ({
      page,
    }) => {
      const listener = await listenTo(page)
      await begin(page)
      await press(page, words.go)
      await press(page, words.next)
      await expect(page.locator('.field-error, [id^=flags]').first()).toBeVisible()
      await page.getByRole('checkbox').first().focus()
      await page.keyboard.press('Space')
      await press(page, words.next)
      await expect(page.locator('h1')).toHaveText(say('К ЛОР-врачу сегодня', 'Бүгін ЛОР-дәрігерге барыңыз'))
      await expect(page.locator('main')).toContainText('103')
      const links = await page
        .locator('main a')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
      for (const sold of ['apparaty', 'implanty', 'raskhodniki', 'aksessuaries', 'podbor', 'akcii'])
        expect(links.filter((href) => href.includes(sold))).toEqual([])
      expect(await page.locator('main').textContent()).not.toContain('₸')
      expect(listener.heard).toEqual([])
    })
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of locales)
    test(`the screener says that it needs it, and when a doctor is needed, ${locale}`, async ({ page }) => {
      await page.goto(`${prefixOf(locale)}/hearing-screener`)
      await expect(page.locator('main .notice')).toContainText('JavaScript')
      await expect(page.locator('.scr-doctor')).toContainText('103')
      await expect(page.locator('main button:visible')).toHaveCount(0)
      await expect(page.locator('.scr-doctor a[href$="/zapisnapriem"]')).toBeVisible()
    })
})
