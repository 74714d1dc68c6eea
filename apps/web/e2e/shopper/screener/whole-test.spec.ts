import { type Locale, locales } from '@estu/domain/locale/locales'
import { hydrated } from '../../support/hydrated.ts'
import { keepAnsweredTones } from '../../support/screener/saved-test.ts'
import { listenTo } from '../../support/screener/scripted-listener.ts'
import { prefixOf } from '../../support/shopper.ts'
import { expect, type Page, test } from '../../support/test.ts'
import { readTestEnv } from '../../support/test-env.ts'

const { fullSize } = readTestEnv()
const triplets = 23

/** A change takes the tones as answered, and one language; promised are the tones themselves, in both. */
for (const locale of fullSize ? locales : (['ru'] satisfies Locale[])) {
  const say = (ru: string, kk: string) => (locale === 'kk' ? kk : ru)
  const press = (page: Page, ru: string, kk: string) =>
    page.getByRole('button', { name: say(ru, kk), exact: true }).click()
  const open = async (page: Page) => {
    await page.goto(`${prefixOf(locale)}/hearing-screener`)
    await hydrated(page.locator('input[name=mode]').first())
  }

  /** The standard test from its first screen to its last tone, by somebody with good ears. */
  async function hearTones(page: Page): Promise<void> {
    const listener = await listenTo(page)
    await open(page)
    await press(page, 'Начать', 'Бастау')
    await press(page, 'Ничего из этого нет', 'Бұлардың ешқайсысы жоқ')
    await press(page, 'Дальше', 'Әрі қарай')
    await press(page, 'Готово, дальше', 'Дайын, әрі қарай')
    await press(page, 'Слышно как беседа', 'Әңгімедей естіледі')
    await press(page, 'Включить первый звук', 'Бірінші дыбысты қосу')
    const start = page.getByRole('button', { name: say('Начать звуки', 'Дыбыстарды бастау') })
    await expect(start).toBeVisible({ timeout: 20_000 })
    listener.answerTones()
    await start.click()
    await expect(page.getByText(say('Ещё цифры в шуме?', 'цифрларды да байқайсыз ба'))).toBeVisible({
      timeout: 12 * 60_000,
    })
  }

  async function takeTones(page: Page): Promise<void> {
    await keepAnsweredTones(page, 'standard')
    await open(page)
    await press(page, 'Продолжить начатую проверку', 'Басталған тексеруді жалғастыру')
  }

  test(`the standard test with all its digits in noise comes to a result, ${locale}`, async ({ page }) => {
    test.setTimeout(fullSize ? 20 * 60_000 : 300_000)
    await (fullSize ? hearTones(page) : takeTones(page))
    await press(page, 'Пройти цифры', 'Цифрларды тыңдап көру')
    for (let count = 1; count <= triplets; count++) {
      await expect(
        page.getByText(say(`Тройка ${count} из ${triplets}`, `${count}-үштік, барлығы ${triplets}`)),
      ).toBeVisible()
      await press(page, 'Слушать три цифры', 'Үш цифрды тыңдау')
      await expect(page.locator('.scr-keys')).toBeVisible()
      for (const key of ['1', '2', '3']) await page.keyboard.press(key)
      await press(page, 'Дальше', 'Әрі қарай')
    }
    await expect(page.locator('main')).toContainText(say('Это скрининг, а не диагноз', 'Бұл — скрининг, диагноз емес'))
    await expect(page.locator('.hearing__point')).not.toHaveCount(0)
    // Whoever types at random understands no triplet: nothing is concluded from that, and nothing is praised.
    await expect(page.locator('.scr-says')).toContainText(say('По цифрам вывода нет', 'Цифрлар бойынша қорытынды жоқ'))
  })
}
