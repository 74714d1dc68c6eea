import { hydrated } from '../support/hydrated.ts'
import { expect, type Page, test } from '../support/test.ts'

const device = '/apparaty/demo-phonak-ric-90-r'

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

test('on a wide screen the heart of a device stands beside its buttons', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(device)
  const more = page.locator('.buy .ctas__more')
  const button = await more.locator('button[type=submit]').boundingBox()
  const heart = await more.locator('.iconbtn').boundingBox()
  expect(heart?.y).toBeLessThan((button?.y ?? 0) + (button?.height ?? 0))
  expect(heart?.x).toBeGreaterThan((button?.x ?? 0) + (button?.width ?? 0) - 1)
})

test('a photograph of an audiogram can be sent from a device, in both languages', async ({ page }) => {
  for (const [prefix, words] of [
    ['', 'Прислать фото аудиограммы'],
    ['/kk', 'Аудиограмманың суретін жіберу'],
  ] as const) {
    await page.goto(`${prefix}${device}`)
    await expect(page.getByRole('link', { name: words })).toHaveAttribute('href', /\S/)
  }
})

test('that all goods of a page are examples is said once', async ({ page }) => {
  await page.goto('/apparaty')
  await expect(page.locator('main .card').first()).toBeVisible()
  await expect(page.locator('main .card').getByText('Демо', { exact: true })).toHaveCount(0)
  await expect(page.locator('main').getByText('показаны для примера')).toHaveCount(1)
  await expect(page.locator('main').getByText('показаны для примера')).toBeVisible()
})

test('that the devices of a shortlist are examples is said once, in both languages', async ({ page }) => {
  const answers = 'who=self&signs=none&hard=tv&loss=II&battery=unknown&budget=any'
  for (const [path, words] of [
    ['/podbor', 'показаны для примера'],
    ['/kk/podbor', 'мысал ретінде көрсетілген'],
  ] as const) {
    await page.goto(`${path}?${answers}`)
    await expect(page.locator('main .pick').nth(1)).toBeVisible()
    await expect(page.locator('main').getByText(words), path).toHaveCount(1)
    await expect(page.locator('main').getByText(words), path).toBeVisible()
    await expect(page.locator('main').getByText(/демонстрационная карточка|демо карточка/i), path).toHaveCount(0)
  }
})

test('that a product is an example is said once on its page, in both languages', async ({ page }) => {
  for (const path of [device, '/raskhodniki/demo-battery-312'])
    for (const [prefix, words] of [
      ['', /демонстрационная карточка/i],
      ['/kk', /демо карточка/i],
    ] as const) {
      await page.goto(`${prefix}${path}`)
      await expect(page.locator('main').getByText(words), `${prefix}${path}`).toHaveCount(1)
      await expect(page.locator('main').getByText(words), `${prefix}${path}`).toBeVisible()
    }
})

test('branches on a phone are a list to look through: hours and services are folded', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/filialy')
  const tall = await page.locator('.branch').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
  expect(tall.length).toBeGreaterThan(3)
  expect(Math.max(...tall)).toBeLessThan(1.2 * 740)
})

test('the header of a tablet leaves the page its room', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  for (const path of ['/filialy', '/kk/filialy']) {
    await page.goto(path)
    const header = await page.locator('.header').boundingBox()
    expect(header?.height, path).toBeLessThan(220)
  }
})

test('on a phone the present step has its name beside it, and a task has no shelves below', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/zapisnapriem')
  await expect(page.locator('.steps__now')).toBeVisible()
  await expect(page.locator('.steps__now')).toHaveText(/\d\D+\d\s+\p{L}+/u)
  await expect(page.locator('footer h2')).toHaveCount(0)
  await expect(page.locator('footer .foot__link').first()).toBeVisible()
})

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

test('on a phone the heart of a card lies on no word', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/raskhodniki', '/kk/aksessuaries']) {
    await page.goto(path)
    const cards = page.locator('main .card:has(.card__fav)')
    await expect(cards.first()).toBeVisible()
    const covered = await cards.evaluateAll((all) =>
      all.flatMap((card) => {
        const heart = card.querySelector('.card__fav svg')?.getBoundingClientRect()
        const title = card.querySelector('.card__title')
        const range = document.createRange()
        if (title) range.selectNodeContents(title)
        const lies = [...range.getClientRects()].some(
          // Letters begin some pixels below the top of their box.
          ({ right, top, bottom }) => heart && right > heart.left && top + 5 < heart.bottom && bottom > heart.top,
        )
        return lies || !heart || !title ? [title?.textContent] : []
      }),
    )
    expect(covered, path).toEqual([])
  }
})
