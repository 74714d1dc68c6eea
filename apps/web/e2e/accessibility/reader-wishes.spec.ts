import sharp from 'sharp'
import { changeLook, drawn } from '../support/accessibility/appearance.ts'
import { themes } from '../support/accessibility/axe-runs.ts'
import { chooseSettings, resetSettings } from '../support/accessibility/reader-settings.ts'
import { sideways } from '../support/accessibility/sideways.ts'
import { freeTime } from '../support/forms/kept-forms.ts'
import { expect, type Locator, type Page, test } from '../support/test.ts'
import { readTestEnv } from '../support/test-env.ts'

const { fullSize } = readTestEnv()
const device = '/apparaty/demo-phonak-ric-90-r'
const photographed = '/aksessuaries/demo-charger-desk'
const keepSettings = (page: Page, settings: Record<string, string>) =>
  page.addInitScript((stored) => localStorage.setItem('estu:a11y', JSON.stringify(stored)), settings)

declare global {
  interface Window {
    whenBodyCame?: Record<string, string | undefined>
  }
}

const everything = { size: 'a3', theme: 'contrast', space: 'wide', font: 'plain', images: 'off', motion: 'off' }

test('settings are kept, and there before anything of a page is; what nobody chose is as if there were none', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.body) return
      window.whenBodyCame = { ...document.documentElement.dataset }
      watch.disconnect()
    })
    watch.observe(document, { childList: true, subtree: true })
  })
  const html = page.locator('html')
  const store = (text: string) => page.evaluate((stored) => localStorage.setItem('estu:a11y', stored), text)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Крупнее и чётче' }).click()
  await page.locator('#a11y').getByText('Контраст').click()
  await page.locator('#a11y label', { has: page.getByRole('radio', { name: 'Крупный', exact: true }) }).click()
  await expect(html).toHaveAttribute('data-theme', 'contrast')
  await page.goto('/kk/filialy')
  expect(await page.evaluate(() => window.whenBodyCame)).toMatchObject({ theme: 'contrast', size: 'a2' })
  await store(JSON.stringify(everything))
  await page.goto('/kk/apparaty')
  expect(await page.evaluate(() => window.whenBodyCame)).toMatchObject(everything)
  for (const stored of ['not JSON', '"a1"', '5', 'null', '[]', '{"size":"a9","theme":"<b>","images":7}'])
    await test.step(stored, async () => {
      await store(stored)
      // Trap: a reload brings back what was chosen in the panel, and to choose that again changes nothing.
      await page.goto('about:blank')
      await page.goto('/cart', { waitUntil: 'domcontentloaded' })
      await expect(html).toHaveAttribute('data-theme', 'light')
      for (const name of ['size', 'space', 'font', 'images', 'motion'])
        await expect(html).not.toHaveAttribute(`data-${name}`)
    })
  await page.locator('#a11y input[name=a11y-size][value=a2]').evaluate((choice: HTMLInputElement) => choice.click())
  await page.reload()
  await expect(html).toHaveAttribute('data-size', 'a2')
})

/** Whatever on the page would take longer than a blink to move. */
const moving = (page: Page) =>
  page.evaluate(() => {
    const seconds = (times: string) => Math.max(...times.split(',').map((time) => Number.parseFloat(time)))
    return [...document.querySelectorAll('body, body *')]
      .filter((element) =>
        [null, '::before', '::after'].some((part) => {
          const { transitionDuration, animationDuration, animationName } = getComputedStyle(element, part)
          return seconds(transitionDuration) > 0.001 || (animationName !== 'none' && seconds(animationDuration) > 0.001)
        }),
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 80))
  })

test('nothing moves where the reader wants no motion, told by the system or by the panel', async ({ page }) => {
  for (const path of ['/', '/kk/apparaty', device, '/zapisnapriem'])
    await test.step(path, async () => {
      await page.goto(path)
      // Where motion is welcome, a button fades into its colour.
      if (path === '/') expect((await moving(page)).length).toBeGreaterThan(0)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      expect(await moving(page), 'told by the system').toEqual([])
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await chooseSettings(page, { motion: 'off' })
      await expect(page.locator('html')).toHaveAttribute('data-motion', 'off')
      expect(await moving(page), 'told by the panel').toEqual([])
      await resetSettings(page)
    })
})

/** How a choice or a panel is drawn, as one text. */
const looks = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { backgroundColor, borderTopColor, outlineStyle, borderTopWidth } = getComputedStyle(element)
      return [backgroundColor, borderTopColor, outlineStyle, borderTopWidth].join(' ')
    })

test('with the system’s own colours a choice shows which one is taken, buttons and icons keep their edges', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.setViewportSize({ width: 1280, height: 900 })
  const expectTwoLooks = async (taken: string, other: string) =>
    expect(await looks(page, taken)).not.toBe(await looks(page, other))
  for (const path of ['/', device, '/kk/cart', '/kk/feedback'])
    await test.step(path, async () => {
      await page.goto(path)
      const bare = await page
        .locator('main .btn:visible')
        .evaluateAll((buttons) =>
          buttons
            .filter((button) => Number.parseFloat(getComputedStyle(button).borderTopWidth) < 1)
            .map(({ outerHTML }) => outerHTML.slice(0, 80)),
        )
      expect(bare, path).toEqual([])
      const { ink, ground } = await page
        .locator('.header .i:visible')
        .first()
        .evaluate((icon) => ({
          ink: getComputedStyle(icon).color,
          ground: getComputedStyle(document.body).backgroundColor,
        }))
      expect(ink).not.toBe(ground)
      if (path === device) await expectTwoLooks('.swatches label:has(:checked)', '.swatches label:not(:has(:checked))')
    })
  await test.step('the panel', async () => {
    await page.locator('.header__eye').click()
    await expectTwoLooks('#a11y .seg label:has(:checked)', '#a11y .seg label:not(:has(:checked))')
    expect(await looks(page, '#a11y')).not.toMatch(/ 0px$/)
  })
  await test.step('the days of a visit', async () => {
    await page.goto((await freeTime()).replace(/&at=.*/, ''))
    await page.locator('.week a.day').last().click()
    await page.waitForURL(/day=/)
    await expectTwoLooks('.day[aria-current]', 'a.day:not([aria-current])')
  })
})

/** Each colour as one number, and those that fill more than a line does: around a pixel of them all eight are alike. */
async function coloursOf(screenshot: Buffer) {
  const { data, info } = await sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (pixel: number) => data.readUIntBE(pixel * 3, 3)
  const all = Array.from({ length: info.width * info.height }, (_, pixel) => at(pixel))
  const around = [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => row * info.width + column))
  const flat = all.filter((colour, pixel) => around.every((step) => all[pixel + step] === colour))
  return { edge: all[Math.floor(info.height / 2) * info.width + 3], all: new Set(all), flat: new Set(flat) }
}

const drawnOn = ['.plate:has(> .drawn)', '.plate:has(.pics__one > div > .drawn)', '.cover:has(> .drawn)']

/** What a contrast drawing may be filled with beside its ground; the badges upon it are of the last three. */
const fills = ['--d-ink', '--d-led', '--ear-right', '--ear-left', '--raised', '--wash', '--amber']

/** Pages whose drawings stand in another place or are of another file, with the themes in which the gate looks at them. */
const drawnPages = [
  ['/apparaty', ['light', 'contrast']],
  ['/raskhodniki', ['contrast']],
  [device, ['dark', 'contrast']],
  ['/articles', ['light', 'contrast']],
] as const

test('drawings stand on the plate of their theme, in its ink, and so do photographs without a ground', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [path, some] of drawnPages) {
    await page.goto(path)
    const plate = page.locator(drawnOn.map((place) => `main ${place}`).join()).first()
    for (const theme of fullSize ? themes : some)
      await test.step(`${path}, ${theme}`, async () => {
        await changeLook(page, { width: 1280, theme })
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
        await expectOnPlate(page, plate, theme)
      })
  }
  await test.step('a photograph', async () => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(photographed)
    const corner = await page
      .locator('main .plate img.picture')
      .first()
      .evaluate(async (picture: HTMLImageElement) => {
        await picture.decode()
        const canvas = document.createElement('canvas')
        canvas.width = picture.naturalWidth
        canvas.height = picture.naturalHeight
        const context = canvas.getContext('2d')
        context?.drawImage(picture, 0, 0)
        return context?.getImageData(2, 2, 1, 1).data[3]
      })
    expect(corner).toBe(0)
  })
})

/** Its ground is that of its theme, and in contrast it is filled with nothing but the theme's ink and its own colours. */
async function expectOnPlate(page: Page, plate: Locator, theme: (typeof themes)[number]): Promise<void> {
  const file = await page.request.get((await plate.locator('use').first().getAttribute('href')) ?? '')
  // What has a colour written out has it in every theme: it is the thing's own.
  const own = [...(await file.text()).matchAll(/fill:(#[\da-f]{6})/g)].map(([, colour = '']) => colour)
  const [ground, ink, ...others] = await plate.evaluate(
    (element, { tokens, own }) => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
      const style = getComputedStyle(element)
      const named = tokens.map((token) => style.getPropertyValue(token).trim())
      return [style.backgroundColor, ...named, ...own].map((colour) => {
        if (!canvas) throw new Error('no canvas')
        canvas.fillStyle = colour
        canvas.fillRect(0, 0, 1, 1)
        const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
        return red * 65_536 + green * 256 + blue
      })
    },
    { tokens: fills, own },
  )
  const seen = async () => {
    const { edge, all, flat } = await coloursOf(await plate.screenshot())
    const strange = [...flat].filter((colour) => ![ground, ink, ...others].includes(colour))
    return { edge, hasInk: all.has(ink ?? -1), strange: theme === 'contrast' ? strange : [] }
  }
  await expect.poll(seen).toEqual({ edge: ground, hasInk: true, strange: [] })
}

test('with pictures off, neither pictures nor their empty squares are left, and words take their place', async ({
  page,
}) => {
  await keepSettings(page, { images: 'off' })
  for (const path of ['/kk', '/apparaty', device, '/articles/uhod-za-sluhovym-apparatom']) {
    await page.goto(path)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await drawn(page)
      const where = `${path} at ${width} px`
      const shown = page.locator('main img:visible, main .card__plate:visible, main .cover:visible')
      await expect(shown, where).toHaveCount(0)
      expect(await sideways(page), where).toBe(0)
      if (path !== '/apparaty') continue
      const { card, title } = await page
        .locator('main .card')
        .first()
        .evaluate((element) => ({
          card: element.getBoundingClientRect().left,
          title: element.querySelector('.card__title')?.getBoundingClientRect().left,
        }))
      expect(title, where).toBe(card)
    }
  }
})

test('on paper there are words, prices and phones, every answer is open, and there is no menu', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await keepSettings(page, { theme: 'dark', size: 'a3' })
  const answered = '/chastye-voprosy-o-sluhe'
  const ofDevice = `/kk${device}`
  const expectAnswers = async (path: string) => {
    const answers = page.locator('main details:not([open]) > .acc__in')
    expect(await answers.count(), path).toBeGreaterThan(2)
    const folded = await answers.evaluateAll((all) => all.filter((answer) => answer.clientHeight === 0).length)
    expect(folded, path).toBe(0)
  }
  for (const path of ['/articles/uhod-za-sluhovym-apparatom', '/filialy', '/thanks', answered, ofDevice]) {
    await page.goto(path)
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator('.foot__tel')).toBeVisible()
    const leading = '.header, .crumbs, .skip, .btn, .iconbtn, .dock, .langoffer, .foot li, .foot__links'
    await expect(page.locator(leading).locator('visible=true')).toHaveCount(0)
    const { color, backgroundColor } = await page.locator('body').evaluate((body) => getComputedStyle(body))
    expect([color, backgroundColor], path).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
    if ([ofDevice, answered].includes(path)) await expectAnswers(path)
  }
  await expect(page.locator('.own .price__now').first()).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  const folded = page.locator('main details:not([open]) > .acc__in').first()
  expect(await folded.isVisible()).toBe(false)
})
