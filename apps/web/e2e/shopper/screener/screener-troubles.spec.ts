import { button, openLevel, openScreener } from '../../support/screener/open-screener.ts'
import {
  keepAnsweredTones,
  keepBegunTones,
  keepDifferentEars,
  keepJoinedEars,
  keepSilentHighTone,
} from '../../support/screener/saved-test.ts'
import { listenTo } from '../../support/screener/scripted-listener.ts'
import { expect, type Page, test } from '../../support/test.ts'
import { readTestEnv } from '../../support/test-env.ts'

const { fullSize } = readTestEnv()

const notice = (page: Page) => page.locator('main .notice')

/** Whoever does not want the test finds a visit in its place. */
const expectVisitOffered = (page: Page) =>
  expect(page.locator('main').getByRole('link', { name: 'Записаться на проверку без теста' }).first()).toHaveAttribute(
    'href',
    '/zapisnapriem',
  )

for (const [what, prepare, words] of [
  [
    'has no sound',
    () => {
      Reflect.deleteProperty(window, 'AudioContext')
    },
    'Этот браузер не умеет воспроизводить звук',
  ],
  [
    'refuses sound',
    () => {
      Object.defineProperty(AudioContext.prototype, 'state', { get: () => 'suspended' })
      AudioContext.prototype.resume = () => new Promise(() => {})
    },
    'Браузер не пускает звук',
  ],
  [
    'has no device',
    () => {
      Object.defineProperty(BaseAudioContext.prototype, 'currentTime', { get: () => 0 })
    },
    'Устройство для звука не найдено',
  ],
] as [string, () => void, string][])
  test(`where the browser ${what}, the page says so and names a way without sound`, {
    // What is wrong with sound is told apart by `audio/screener-audio`.
    tag: what === 'refuses sound' ? [] : '@full',
  }, async ({ page }) => {
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    await page.addInitScript(prepare)
    await openLevel(page)
    await page.locator('.scr-play').click()
    await expect(notice(page)).toContainText(words)
    await expect(page.locator('main').getByRole('link', { name: 'Нет наушников? Анкета' })).toHaveAttribute(
      'href',
      '/test',
    )
    await expect(page.locator('.scr-play')).toHaveAttribute('aria-pressed', 'false')
    await button(page, 'Слышно как беседа').click()
    await button(page, 'Включить первый звук').click()
    await expect(notice(page)).toContainText(words)
    expect(faults).toEqual([])
  })

const unplug = (page: Page) => page.evaluate(() => navigator.mediaDevices.dispatchEvent(new Event('devicechange')))

/** On with tones that were begun before. */
async function goOn(page: Page): Promise<void> {
  await openScreener(page)
  await button(page, 'Продолжить начатую проверку').click()
  await expectVisitOffered(page)
  await button(page, 'Продолжить с этого места').click()
  await expect(page.locator('.scr-answer')).toBeVisible()
}

test('a visit can be booked from each screen; headphones that go away silence the sample and pause the tones', async ({
  page,
}) => {
  await test.step('a visit without a test can be booked from each screen', async () => {
    await openScreener(page)
    await button(page, 'Начать').click()
    for (const next of ['Ничего из этого нет', 'Дальше', 'Готово, дальше']) {
      await expectVisitOffered(page)
      await button(page, next).click()
    }
    await expectVisitOffered(page)
  })

  await test.step('headphones that go away silence the sample, and the volume is to be set again', async () => {
    await page.locator('.scr-play').click()
    await expect(page.locator('.scr-play')).toHaveAttribute('aria-pressed', 'true')
    await unplug(page)
    await expect(notice(page)).toContainText('Проверьте громкость ещё раз')
    await expect(page.locator('.scr-play')).toHaveAttribute('aria-pressed', 'false')
    await button(page, 'Слышно как беседа').click()
    await expectVisitOffered(page)
  })

  await test.step('headphones that go away pause the tones, which go on where they were', async () => {
    await keepBegunTones(page, 'long')
    await goOn(page)
    await expectVisitOffered(page)
    await expect(page.locator('h1')).toHaveText('Нажимайте, когда слышите звук')
    await unplug(page)
    await expect(page.locator('h1')).toHaveText('Пауза. Тишина')
    await expect(page.locator('main')).toContainText('наушники отключились, сменились')
    await button(page, 'Продолжить с этого места').click()
    await expect(page.locator('.scr-answer')).toBeVisible()
  })

  await test.step('the panel keeps its keys while tones sound, and Esc closes it and stops them', async () => {
    await page.locator('.header__eye').click()
    const panel = page.locator('#a11y')
    await expect(panel).toBeVisible()
    const plain = panel.locator('input[name=a11y-font][value=plain]')
    await plain.focus()
    await page.keyboard.press('Space')
    await expect(plain).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(page.locator('h1')).toHaveText('Пауза. Тишина')
  })
})

const damagedTests: Record<string, string> = {
  damaged: '{"version":1,"savedAt":',
  ...(fullSize && {
    'of another version': '{"version":99,"savedAt":1}',
    'from later than now': '{"version":1,"savedAt":99999999999999,"stage":"result"}',
  }),
}

test('digits in noise are typed and left for the result; where nothing can be kept the test goes on', async ({
  page,
}) => {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  await keepAnsweredTones(page, 'standard')
  await test.step('digits in noise are asked for, typed by keys and by taps, and left for the result', async () => {
    await openScreener(page)
    await button(page, 'Продолжить начатую проверку').click()
    await expectVisitOffered(page)
    await button(page, 'Пройти цифры').click()
    await expect(page.locator('h1')).toHaveText('Какие три цифры вы услышали?')
    await expectVisitOffered(page)
    await expect(page.getByText('Тройка 1 из 23')).toBeVisible()
    await button(page, 'Слушать три цифры').click()
    await expect(page.locator('.scr-keys')).toBeVisible()
    const typed = page.locator('main [role=status].sr').last()
    for (const key of ['1', '2', '3', 'Backspace', '4']) await page.keyboard.press(key)
    await expect(typed).toHaveText('Введено: 1 2 4')
    await button(page, 'Дальше').press('Enter')
    await expect(page.getByText('Тройка 2 из 23')).toBeVisible()
    await button(page, 'Слушать три цифры').click()
    await expect(page.locator('.scr-keys')).toBeVisible()
    for (const digit of ['5', '0', '6']) await button(page, digit).click()
    await expect(typed).toHaveText('Введено: 5 0 6')
    await button(page, 'Дальше').click()
    await expect(page.getByText('Тройка 3 из 23')).toBeVisible()
    await button(page, 'Пропустить и посмотреть результат').click()
    await expect(page.locator('main')).toContainText('Это скрининг, а не диагноз')
    await expect(page.locator('.hearing__point')).not.toHaveCount(0)
  })

  await test.step('where nothing can be kept the test says so and goes on', async () => {
    await openScreener(page)
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await button(page, 'Продолжить начатую проверку').click()
    await button(page, 'Пройти цифры').click()
    await button(page, 'Слушать три цифры').click()
    await page.keyboard.press('Escape')
    await expect(page.locator('main')).toContainText('Браузер не даёт сохранить ответы')
    await button(page, 'Закончить и посмотреть, что есть').click()
    await expect(page.locator('main')).toContainText('Это скрининг, а не диагноз')
    expect(faults).toEqual([])
  })

  for (const [what, text] of Object.entries(damagedTests))
    await test.step(`a kept test that is ${what} is not gone on with`, async () => {
      await page.addInitScript((kept) => sessionStorage.setItem('hearing-screener', kept), text)
      await openScreener(page)
      await expect(button(page, 'Начать')).toBeVisible()
      await expect(button(page, 'Продолжить начатую проверку')).toHaveCount(0)
    })
})

/** To the check of ears, in the quick mode. */
async function openRouting(page: Page): Promise<void> {
  await openScreener(page)
  await page.locator('input[name=mode]').first().check()
  await button(page, 'Начать').click()
  await button(page, 'Ничего из этого нет').click()
  await button(page, 'Дальше').click()
  await button(page, 'Готово, дальше').click()
  await button(page, 'Слышно как беседа').click()
}

test('sound in both ears at once is explained, and both ears are tested together', async ({ page }) => {
  const listener = await listenTo(page)
  await openRouting(page)
  listener.answerBy(() => button(page, 'В обоих сразу').click())
  await button(page, 'Включить первый звук').click()
  await expect(notice(page)).toContainText('Похоже, включён «моно-звук»')
  await expect(page.locator('main')).toContainText('Настройки → Универсальный доступ')
  await button(page, 'Проверить ещё раз').click()
  await expect(page.getByText('Звук 3 из 3')).toBeVisible()
  await expect(button(page, 'Проверить оба уха вместе')).toBeVisible()
  await expect(button(page, 'Проверить ещё раз')).toHaveCount(0)
  await button(page, 'Проверить оба уха вместе').click()
  await button(page, 'Начать звуки').click()
  await expect(page.locator('.scr-which')).toHaveText('Оба уха')
})

// Which press answers which tone is decided, and held, by `domain/screener`.
test('a key that is pressed twice answers one sound alone', { tag: '@full' }, async ({ page }) => {
  const listener = await listenTo(page)
  await openRouting(page)
  listener.answerBy(async ({ side }) => {
    const key = side === 'left' ? 'ArrowLeft' : 'ArrowRight'
    await page.keyboard.press(key)
    await page.keyboard.press(key)
  })
  await button(page, 'Включить первый звук').click()
  await expect(page.locator('h1')).toHaveText('Сейчас будут очень тихие звуки', { timeout: 20_000 })
})

test('a finger that slides off is one answer, and a switch’s click after it another', async ({ page }) => {
  const listener = await listenTo(page)
  await keepBegunTones(page, 'quick')
  const answer = page.locator('.scr-answer')
  listener.answerBy(async (_, count) => {
    if (count === 1) {
      await answer.hover()
      await page.mouse.down()
      await page.mouse.move(5, 5)
      await page.mouse.up()
    }
    // As a switch or a screen reader presses.
    if (count === 2) await answer.evaluate((element: HTMLButtonElement) => element.click())
  })
  await goOn(page)
  await expect(page.getByText('Высота 2 из 3')).toBeVisible({ timeout: 20_000 })
  // Two answers settle a height; a third sound is already of the next one.
  expect(listener.heard.length).toBeLessThanOrEqual(3)
})

test('a result tells of both ears together, of tones that were not heard, and of ears that are to be swapped', async ({
  page,
}) => {
  const listener = await listenTo(page)
  listener.answerBy(async () => {})
  await test.step('what both ears heard together is told of both, and nothing of either', async () => {
    await keepJoinedEars(page)
    await openScreener(page)
    await button(page, 'Продолжить начатую проверку').click()
    await expect(page.locator('.hearing__point')).toHaveCount(4)
    await expect(page.locator('main table thead')).toContainText('Оба уха')
    await expect(page.locator('main table thead')).not.toContainText('Левое')
    await expect(page.locator('main')).not.toContainText('Уши слышат по-разному')
  })

  for (const mode of ['standard', 'quick'] as const)
    await test.step(`a tone that was not heard has words and a mark of its own, ${mode}`, async () => {
      await keepSilentHighTone(page, mode)
      await openScreener(page)
      await button(page, 'Продолжить начатую проверку').click()
      await page.locator('main .acc summary').first().click()
      const row = page.locator('main table tr', { hasText: '4000 Гц' })
      await expect(row).toContainText('в этой проверке не слышно')
      await expect(page.locator('.scr-mark--silent')).toHaveCount(2)
      await expect(page.locator('.hearing')).toContainText('Стрелка вниз')
      // The quick mode never came to what is safe.
      const limit = page.locator('.scr-says').getByText('не слышны до безопасного предела')
      await expect(limit).toHaveCount(mode === 'quick' ? 0 : 1)
    })

  await test.step('ears that differ are tested again with the headphones swapped', async () => {
    await keepDifferentEars(page)
    await openScreener(page)
    await button(page, 'Продолжить начатую проверку').click()
    await button(page, 'Поменять наушники местами и повторить').click()
    await expect(notice(page)).toContainText('правую чашку на левое ухо')
    await button(page, 'Начать звуки').click()
    await expect(page.locator('.scr-which [aria-current=true]')).toContainText('Правое')
    // The right ear is in its turn, and the left cup lies on it.
    await expect.poll(() => listener.heard.at(-1)?.side, { timeout: 20_000 }).toBe('left')
  })
})
