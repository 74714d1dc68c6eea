import { hydrated } from '../support/hydrated.ts'
import { expect, type Page, test } from '../support/test.ts'

const device = '/apparaty/demo-phonak-ric-90-r'
const answers = 'who=self&signs=none&hard=tv&loss=II&battery=unknown&budget=any'

/** Sums of money whose characters stand on several lines. */
const tornSums = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const torn: string[] = []
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      for (const { 0: sum, index } of (node.textContent ?? '').matchAll(/\d[\d\s]*₸/g)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + sum.length)
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) torn.push(sum)
      }
    }
    return torn
  })

test('no sum of money is torn in two on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await page.goto(device)
  await page.getByRole('button', { name: /^В избранное: Демо RIC 90-R/ }).click()
  for (const path of ['/kk/selectedproducts', `/kk${device}`, '/kk/apparaty', '/kk/oplata-i-dostavka']) {
    await page.goto(path)
    await expect(page.locator('main').getByText('₸').first()).toBeAttached()
    await page.locator('main details:not([open])').evaluateAll((all) => {
      for (const one of all) one.setAttribute('open', '')
    })
    expect(await tornSums(page), path).toEqual([])
  }
})

test('a range of numbers is copied as it was typed', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  for (const path of ['/diagnostika-sluha', '/kk/diagnostika-sluha']) {
    await page.goto(path)
    await expect(page.locator('main')).toContainText(/\d–\u2060\d/)
    await hydrated(page.locator('#main a').last())
    await page.locator('main').selectText()
    await page.keyboard.press('ControlOrMeta+c')
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied, path).toMatch(/\d–\d/)
    expect(copied, path).not.toMatch(/[\u00a0\u2060]/)
  }
})

test('on a wide screen the heart of a device stands beside its buttons, and an audiogram can be sent', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(device)
  const more = page.locator('.buy .ctas__more')
  const button = await more.locator('button[type=submit]').boundingBox()
  const heart = await more.locator('.iconbtn').boundingBox()
  expect.soft(heart?.y).toBeLessThan((button?.y ?? 0) + (button?.height ?? 0))
  expect.soft(heart?.x).toBeGreaterThan((button?.x ?? 0) + (button?.width ?? 0) - 1)
  await expect(page.getByRole('link', { name: 'Прислать фото аудиограммы' })).toHaveAttribute('href', /\S/)
  await page.goto(`/kk${device}`)
  await expect(page.getByRole('link', { name: 'Аудиограмманың суретін жіберу' })).toHaveAttribute('href', /\S/)
})

/** Words that say it, and where: beside the goods of a list or of a shortlist, or on the page of one product. */
const examples = [
  ['/apparaty', '.card', 'показаны для примера'],
  [`/podbor?${answers}`, '.pick', 'показаны для примера'],
  [`/kk/podbor?${answers}`, '.pick', 'мысал ретінде көрсетілген'],
  [device, 'h1', /демонстрационная карточка/i],
  [`/kk${device}`, 'h1', /демо карточка/i],
  ['/raskhodniki/demo-battery-312', 'h1', /демонстрационная карточка/i],
  ['/kk/raskhodniki/demo-battery-312', 'h1', /демо карточка/i],
] as const

test('that goods are examples is said once: of a list, of a shortlist, of a product, in both languages', async ({
  page,
}) => {
  const main = page.locator('main')
  for (const [path, goods, words] of examples)
    await test.step(path, async () => {
      await page.goto(path)
      await expect(main.locator(goods).first()).toBeVisible()
      await expect.soft(main.getByText(words), path).toHaveCount(1)
      await expect.soft(main.getByText(words).first(), path).toBeVisible()
      if (goods === '.card') await expect.soft(main.locator('.card').getByText('Демо', { exact: true })).toHaveCount(0)
      if (goods !== '.pick') return
      await expect(main.locator('.pick').nth(1)).toBeVisible()
      await expect.soft(main.getByText(/демонстрационная карточка|демо карточка/i), path).toHaveCount(0)
    })
})

test('on a phone branches are folded, a step has its name, a task no shelves, and hearts lie on no word', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await test.step('branches are a list to look through: hours and services are folded', async () => {
    await page.goto('/filialy')
    const tall = await page
      .locator('.branch')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
    expect.soft(tall.length).toBeGreaterThan(3)
    expect.soft(Math.max(...tall)).toBeLessThan(1.2 * 740)
  })
  await test.step('the present step has its name beside it, and a task has no shelves below', async () => {
    await page.goto('/zapisnapriem')
    await expect.soft(page.locator('.steps__now')).toBeVisible()
    await expect.soft(page.locator('.steps__now')).toHaveText(/\d\D+\d\s+\p{L}+/u)
    await expect.soft(page.locator('footer h2')).toHaveCount(0)
    await expect.soft(page.locator('footer .foot__link').first()).toBeVisible()
  })
  for (const path of ['/raskhodniki', '/kk/aksessuaries'])
    await test.step(`the heart of a card lies on no word: ${path}`, async () => {
      await page.goto(path)
      const cards = page.locator('main .card:has(.card__fav)')
      await expect(cards.first()).toBeVisible()
      expect.soft(await cards.evaluateAll(coveredTitles), path).toEqual([])
    })
})

/** Titles of cards on which a heart lies, or which have none. */
function coveredTitles(cards: Element[]): (string | null | undefined)[] {
  return cards.flatMap((card) => {
    const heart = card.querySelector('.card__fav svg')?.getBoundingClientRect()
    const title = card.querySelector('.card__title')
    const range = document.createRange()
    if (title) range.selectNodeContents(title)
    const lies = [...range.getClientRects()].some(
      // Letters begin some pixels below the top of their box.
      ({ right, top, bottom }) => heart && right > heart.left && top + 5 < heart.bottom && bottom > heart.top,
    )
    return lies || !heart || !title ? [title?.textContent] : []
  })
}

test('a page that is on its way is shown, a file that is saved is not', async ({ page }) => {
  await page.route('**/visit.ics', (route) =>
    route.fulfill({ body: 'BEGIN:VCALENDAR', headers: { 'content-disposition': 'attachment' } }),
  )
  await page.goto('/filialy')
  await page.locator('main').evaluate((main) => {
    for (const address of ['/visit.ics', '/about']) {
      const link = document.createElement('a')
      link.href = address
      link.textContent = address
      // Trap: while the browser goes to another document no clock can be set forward. This page never comes.
      if (address === '/about') link.addEventListener('click', (event) => event.preventDefault())
      main.prepend(link)
    }
  })
  const bar = page.locator('.loading')
  await page.clock.install()
  await page.locator('main > a', { hasText: '/visit.ics' }).click()
  await page.clock.runFor(3000)
  await expect(bar).not.toHaveClass(/is-on/)
  await page.locator('main > a', { hasText: '/about' }).click()
  await page.clock.runFor(500)
  await expect(bar).toHaveClass(/is-on/)
})
