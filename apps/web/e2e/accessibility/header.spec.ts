import { drawn } from '../support/accessibility/appearance.ts'
import { outsideHeader, sideways } from '../support/accessibility/sideways.ts'
import { expect, type Page, test } from '../support/test.ts'

const largest = { size: 'a3', space: 'wide' }

/** Pages that are little more than their frame: here the largest letters move nothing sideways. */
const bare = ['/kk/filialy', '/kk/search', '/cart']

const keepSettings = (page: Page, settings: Record<string, string>) =>
  page.addInitScript((stored) => localStorage.setItem('estu:a11y', JSON.stringify(stored)), settings)

test('the header is whole at any width, with the largest letters too', async ({ browser }) => {
  for (const settings of [{}, largest]) {
    const context = await browser.newContext({ isMobile: false })
    const page = await context.newPage()
    await keepSettings(page, settings)
    for (const path of ['/', '/kk', '/kk/filialy', '/kk/search', '/cart']) {
      await page.goto(path)
      for (const width of [320, 360, 768, 1280]) {
        await page.setViewportSize({ width, height: 740 })
        await drawn(page)
        const look = `${path}: ${width} px, ${JSON.stringify(settings)}`
        expect.soft(await outsideHeader(page), look).toEqual([])
        if (settings !== largest || bare.includes(path)) expect.soft(await sideways(page), look).toBe(0)
      }
    }
    await context.close()
  }
})

test('the Kazakh header is one row of sections at 1280, and low on a tablet with one row for what leads on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/kk/filialy')
  await drawn(page)
  const tops = await page
    .getByRole('navigation', { name: 'Бөлімдер' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)))
  expect.soft(tops.length).toBeGreaterThan(7)
  expect.soft(new Set(tops).size).toBe(1)

  await page.setViewportSize({ width: 768, height: 900 })
  await drawn(page)
  for (const row of [
    '.header__strip .page > *',
    '.header__bar .page > :not(.header__search, .header__tools), .header__tools > *',
  ]) {
    const middles = await page.locator(row).evaluateAll((parts) =>
      parts
        .map((part) => part.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .map(({ top, bottom }) => (top + bottom) / 2),
    )
    expect.soft(middles.length, row).toBeGreaterThan(2)
    expect.soft(Math.max(...middles) - Math.min(...middles), row).toBeLessThan(4)
  }
  for (const path of ['/kk/filialy', '/filialy']) {
    if (path === '/filialy') await page.goto(path)
    const header = await page.locator('.header').boundingBox()
    expect.soft(header?.height, path).toBeLessThan(220)
  }
})

test('on a phone the header can be pressed, its menu leads on, and its bar stays in sight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const menu = page.locator('#menu')
  const button = page.getByRole('button', { name: 'Меню' })
  await test.step('what can be pressed is large enough', async () => {
    for (const path of ['/kk/search', '/filialy']) {
      await page.goto(path)
      const small = await page
        .locator('header :is(a, button, input)')
        .evaluateAll((parts) =>
          parts
            .map((part) => ({ name: part.textContent, ...part.getBoundingClientRect().toJSON() }))
            .filter(({ width, height }) => width > 0 && (width < 43.5 || height < 43.5)),
        )
      expect.soft(small, path).toEqual([])
    }
  })
  await test.step('the keyboard never walks behind the open menu', async () => {
    await button.click()
    await expect(menu).toBeVisible()
    const stops = await menu.locator('a, button').count()
    for (let stop = 0; stop < stops + 5; stop += 1) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(isBehindMenu), `Tab ${stop + 1}`).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeVisible()
  })
  await test.step('a link of the menu leads to its page, which is seen', async () => {
    for (const take of ['click', 'focus'] as const) {
      await page.goto('/filialy')
      await button.click()
      const link = menu.getByRole('link', { name: 'Слуховые аппараты' })
      await link[take]()
      if (take === 'focus') await page.keyboard.press('Enter')
      await expect(page.locator('h1:visible')).toHaveText('Слуховые аппараты')
    }
  })
  await test.step('the bar stays in sight, and nothing does with large letters', async () => {
    const barTop = async () => {
      await page.goto('/filialy')
      await page.evaluate(() => scrollTo(0, 1500))
      return button.evaluate((bar) => bar.getBoundingClientRect().bottom)
    }
    expect(await barTop()).toBeGreaterThan(0)
    await keepSettings(page, { size: 'a2' })
    expect(await barTop()).toBeLessThan(0)
  })
})

/** The keyboard stands at something that can be seen beside the menu. */
function isBehindMenu(): boolean {
  const at = document.activeElement
  if (!at || at === document.body || at.closest('#menu')) return false
  return at.checkVisibility({ visibilityProperty: true })
}

test('«Каталог» opens without any script and shuts when the keyboard leaves it', async ({ browser, page }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } })
  const plain = await context.newPage()
  await plain.goto('/kk')
  await plain.getByRole('button', { name: 'Каталог' }).click()
  await plain.locator('#catalogue').getByRole('link', { name: 'Батарея және шығын материалдары' }).click()
  await expect(plain).toHaveURL(/\/kk\/raskhodniki$/)
  await context.close()

  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/filialy')
  await page.getByRole('button', { name: 'Каталог' }).click()
  const panel = page.locator('#catalogue')
  await expect(panel).toBeVisible()
  await panel.getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await expect(panel).toBeHidden()
})
