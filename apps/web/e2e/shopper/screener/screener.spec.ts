import { locales } from '@estu/domain/locale/locales'
import { parseAttachedResult } from '@estu/domain/screener/attached/parse-attached-result'
import { redFlags } from '@estu/domain/screener/suitability'
import { press as pressByKeys, tabTo } from '../../support/accessibility/keyboard.ts'
import { hydrated } from '../../support/hydrated.ts'
import { languageTag } from '../../support/runner/diagonals.ts'
import { keepAllButLastHeight } from '../../support/screener/saved-test.ts'
import { listenTo } from '../../support/screener/scripted-listener.ts'
import { prefixOf } from '../../support/shopper.ts'
import { expect, type Page, test } from '../../support/test.ts'
import { readTestEnv } from '../../support/test-env.ts'

const { fullSize } = readTestEnv()

/** Addresses under which something is sold, looked for or compared. */
const sold = /apparaty|implanty|raskhodniki|aksessuar|podbor|akci|brand|search|compare|cart|favo/

/** By keys alone, walking there. */
const press = (page: Page, name: string): Promise<void> =>
  pressByKeys(page, page.getByRole('button', { name, exact: true }))

async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    Reflect.deleteProperty(document, 'visibilityState')
  })
}

for (const locale of locales)
  test.describe(locale, { tag: languageTag(locale) }, () => {
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
      paused: say('Пауза. Тишина', 'Үзіліс. Тыныштық'),
      resume: say('Продолжить с этого места', 'Осы жерден жалғастыру'),
      delete: say('Удалить', 'Өшіру'),
      goOn: say('Продолжить начатую проверку', 'Басталған тексеруді жалғастыру'),
      noSigns: say('Явных отклонений не видно', 'Айқын ауытқу байқалмады'),
    }
    const begin = async (page: Page) => {
      await page.goto(address)
      await hydrated(page.locator('input[name=mode]').first())
    }

    test('by keys alone one comes to the tones, which pause for a hidden page', async ({ page }) => {
      const listener = await listenTo(page)
      const heading = page.locator('h1')
      const spoken = page.locator('main [role=status].sr').first()
      await begin(page)
      await tabTo(page, page.locator('input[name=mode]'))
      // Of three modes the middle one is chosen; the quick one stands before it.
      await page.keyboard.press('ArrowLeft')
      await expect(page.locator('input[name=mode]').first()).toBeChecked()
      await press(page, words.go)
      await expect(heading).toHaveText(say('Есть ли что-то из этого сейчас?', 'Қазір мыналардың бірі бар ма?'))
      await expect(heading).toBeFocused()
      await expect(spoken).toHaveText(say('Прежде всего', 'Ең алдымен'))
      await press(page, words.none)
      for (const name of [words.next, words.ready, words.level]) {
        await press(page, name)
        await expect(heading).toBeFocused()
      }
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
      await expect(heading).toHaveText(words.paused)
      await expect(spoken).toContainText(say('звук остановлен', 'дыбыс тоқтатылды'))
      const before = listener.heard.length
      await press(page, words.resume)
      await expect.poll(() => listener.heard.length).toBeGreaterThan(before)
    })

    test('the last tone leads to the result, which outlives a reload until it is deleted', async ({ page }) => {
      const listener = await listenTo(page)
      await keepAllButLastHeight(page, 'quick')
      const heading = page.locator('h1')
      await begin(page)
      listener.answerTones()
      await press(page, words.goOn)
      await expect(heading).toHaveText(words.paused)
      await press(page, words.resume)
      await expect(heading).toHaveText(words.noSigns, { timeout: 60_000 })
      expect(listener.heard.length).toBeGreaterThanOrEqual(2)
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
      await press(page, words.goOn)
      await expect(heading).toHaveText(words.noSigns)
      // Seen again it is no younger.
      expect(parseAttachedResult((await kept()) ?? '')).toEqual(attached)
      await press(page, words.delete)
      await expect(page.getByText(say('Результат удалён', 'Нәтиже осы браузерден өшірілді'))).toBeVisible()
      expect(await page.evaluate(() => sessionStorage.getItem('hearing-screener'))).toBeNull()
      expect(await kept()).toBeNull()
    })

    test('no sign for a doctor leads to a sound or to anything that is sold, a sudden loss to a doctor today', async ({
      page,
    }) => {
      const listener = await listenTo(page)
      await test.step('no sign for a doctor leads to anything that is sold, from anywhere on its page', async () => {
        await begin(page)
        await press(page, words.go)
        for (const [index, flag] of redFlags.entries()) {
          await page.getByRole('checkbox').nth(index).check()
          await press(page, words.next)
          await expect(page.locator('h1')).not.toHaveText(
            say('Есть ли что-то из этого сейчас?', 'Қазір мыналардың бірі бар ма?'),
          )
          const links = await page
            .locator('a[href]')
            .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
          expect(
            links.filter((href) => sold.test(href)),
            flag,
          ).toEqual([])
          expect(await page.locator('body').textContent(), flag).not.toContain('₸')
          await press(page, say('Назад', 'Артқа'))
        }
        expect(listener.heard).toEqual([])
      })

      await test.step('a sudden loss leads to a doctor today, without a sound', async () => {
        await begin(page)
        await press(page, words.go)
        await expect(page.locator('#screener')).toBeFocused()
        await press(page, words.next)
        await expect(page.locator('.field-error, [id^=flags]').first()).toBeVisible()
        await pressByKeys(page, page.locator('main').getByRole('checkbox').first(), 'Space')
        await press(page, words.next)
        await expect(page.locator('h1')).toHaveText(say('К ЛОР-врачу сегодня', 'Бүгін ЛОР-дәрігерге барыңыз'))
        await expect(page.locator('main')).toContainText('103')
        expect(listener.heard).toEqual([])
      })
    })
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of locales)
    test(`the screener says that it needs it, and when a doctor is needed, ${locale}`, {
      tag: languageTag(locale),
    }, async ({ page }) => {
      await page.goto(`${prefixOf(locale)}/hearing-screener`)
      await expect(page.locator('main .notice')).toContainText('JavaScript')
      await expect(page.locator('.scr-doctor')).toContainText('103')
      await expect(page.locator('main button:visible')).toHaveCount(0)
      await expect(page.locator('.scr-doctor a[href$="/zapisnapriem"]')).toBeVisible()
    })
})

test('what sounds is fetched by those alone who begin a test', async ({ page }) => {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (/\/_next\/static\/chunks\/.*\.js/.test(response.url())) scripts.push(response.text().catch(() => ''))
  })
  const sounding = async () =>
    (await Promise.all(scripts)).filter((text) => text.includes('createChannelMerger')).length
  const others = fullSize ? ['/', '/apparaty', '/apparaty/demo-phonak-ric-90-r'] : []
  for (const path of [...others, '/zapisnapriem', '/hearing-screener']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(scripts.length, path).toBeGreaterThan(0)
    expect(await sounding(), path).toBe(0)
  }
  await hydrated(page.locator('input[name=mode]').first())
  await press(page, 'Начать')
  await expect(page.locator('h1')).toHaveText('Есть ли что-то из этого сейчас?')
  expect(await sounding()).toBe(1)
})
