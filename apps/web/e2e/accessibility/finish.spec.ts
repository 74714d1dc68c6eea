import { hydrated } from '../support/hydrated.ts'
import { expect, type Page, test } from '../support/test.ts'
import { visit } from '../support/visitor.ts'

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

test('the heart of a device stands beside its buttons, no sum is torn on a small phone, and a range is copied as typed', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(device)
  await test.step('on a wide screen the heart stands beside the buttons, and an audiogram can be sent', async () => {
    const more = page.locator('.buy .ctas__more')
    const button = await more.locator('button[type=submit]').boundingBox()
    const heart = await more.locator('.iconbtn[aria-pressed]').boundingBox()
    expect.soft(heart?.y).toBeLessThan((button?.y ?? 0) + (button?.height ?? 0))
    expect.soft(heart?.x).toBeGreaterThan((button?.x ?? 0) + (button?.width ?? 0) - 1)
    await expect(page.getByRole('link', { name: 'Прислать фото аудиограммы' })).toHaveAttribute('href', /\S/)
    await expect(page.locator('main').getByText(/демонстрационная карточка/i)).toBeVisible()
  })
  await page.getByRole('button', { name: /^В избранное: Демо RIC 90-R/ }).click()
  await page.setViewportSize({ width: 320, height: 740 })
  for (const path of [`/kk${device}`, '/kk/selectedproducts', '/kk/apparaty', '/kk/oplata-i-dostavka'])
    await test.step(`no sum of money is torn in two on a small phone: ${path}`, async () => {
      await page.goto(path)
      await expect(page.locator('main').getByText('₸').first()).toBeAttached()
      if (path.endsWith(device))
        await expect(page.getByRole('link', { name: 'Аудиограмманың суретін жіберу' })).toHaveAttribute('href', /\S/)
      await page.locator('main details:not([open])').evaluateAll((all) => {
        for (const one of all) one.setAttribute('open', '')
      })
      expect(await tornSums(page), path).toEqual([])
    })
  await test.step('a range of numbers is copied as it was typed', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/kk/diagnostika-sluha')
    await expect(page.locator('main')).toContainText(/\d–\u2060\d/)
    await hydrated(page.locator('#main a').last())
    await page.locator('main').selectText()
    await page.keyboard.press('ControlOrMeta+c')
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(/\d–\d/)
    expect(copied).not.toMatch(/[\u00a0\u2060]/)
  })
})

/** Words that say it, and where: of a list, of a shortlist, or on the page of one product. */
const examples = [
  ['/apparaty', 'показаны для примера'],
  [`/podbor?${answers}`, 'показаны для примера'],
  [`/kk/podbor?${answers}`, 'мысал ретінде көрсетілген'],
  [device, /демонстрационная карточка/i],
  [`/kk${device}`, /демо карточка/i],
  ['/raskhodniki/demo-battery-312', /демонстрационная карточка/i],
  ['/kk/raskhodniki/demo-battery-312', /демо карточка/i],
] as const

test('that goods are examples is said once: of a list, of a shortlist, of a product, in both languages', async ({
  page,
}) => {
  const ofOne = /демонстрационная карточка|демо карточка/gi
  for (const [path, words] of examples) {
    const { html } = await visit(path)
    const text = html
      .slice(html.indexOf('<main'), html.indexOf('</main>'))
      .replace(/<script.*?<\/script>/gs, '')
      .replace(/<[^>]+>/g, ' ')
    expect.soft(text.match(new RegExp(words, 'gi')) ?? [], path).toHaveLength(1)
    if (!path.includes('/podbor?')) continue
    expect.soft(html.match(/class="pick[ "]/g)?.length ?? 0, path).toBeGreaterThan(1)
    expect.soft(text.match(ofOne) ?? [], path).toEqual([])
  }
  await page.goto('/apparaty')
  await expect(page.locator('main').getByText('показаны для примера')).toBeVisible()
  await expect(page.locator('main .card').getByText('Демо', { exact: true })).toHaveCount(0)
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
  await test.step('the footer is about a screen: its columns are folded, and open without a script', async () => {
    const footer = page.locator('footer.foot')
    expect.soft((await footer.boundingBox())?.height).toBeLessThan(1.5 * 740)
    const column = footer.locator('details').first()
    await expect.soft(column.locator('a').first()).toBeHidden()
    await column.locator('summary').click()
    await expect.soft(column.locator('a').first()).toBeVisible()
    expect.soft((await column.locator('summary').boundingBox())?.height).toBeGreaterThanOrEqual(44)
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
