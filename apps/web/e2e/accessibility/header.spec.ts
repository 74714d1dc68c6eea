import { drawn } from '../support/accessibility/appearance.ts'
import { chooseSettings, resetSettings } from '../support/accessibility/reader-settings.ts'
import { outsideHeader, sideways } from '../support/accessibility/sideways.ts'
import { expect, type Page, test } from '../support/test.ts'

const largest = { size: 'a3', space: 'wide' }
const widths = [320, 360, 768, 1280]

/** The header as it is, on one page of each kind, is looked at in accessibility.spec. */
async function expectWholeWithLargest(page: Page, path: string): Promise<void> {
  await chooseSettings(page, largest)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 })
    await drawn(page)
    const look = `${path}: ${width} px with the largest letters`
    expect.soft(await outsideHeader(page), look).toEqual([])
    // A page that is little more than its frame: here the largest letters move nothing sideways.
    if (path !== '/kk') expect.soft(await sideways(page), look).toBe(0)
  }
  await resetSettings(page)
}

test('the header is whole with the largest letters, in Kazakh one row at 1280, and low on a tablet', async ({
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
  const expectLow = async (path: string) =>
    expect.soft((await page.locator('.header').boundingBox())?.height, path).toBeLessThan(220)
  await expectLow('/kk/filialy')
  await expectWholeWithLargest(page, '/kk/filialy')

  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/filialy')
  await expectLow('/filialy')
  await expectWholeWithLargest(page, '/filialy')
  await page.goto('/kk')
  await expectWholeWithLargest(page, '/kk')
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
      if (take === 'focus') await page.goto('/filialy')
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
    await page.addInitScript((stored) => localStorage.setItem('estu:a11y', stored), JSON.stringify({ size: 'a2' }))
    expect(await barTop()).toBeLessThan(0)
  })
})

/** The keyboard stands at something that can be seen beside the menu. */
function isBehindMenu(): boolean {
  const at = document.activeElement
  if (!at || at === document.body || at.closest('#menu')) return false
  return at.checkVisibility({ visibilityProperty: true })
}

test('«Каталог» and the menu of a phone open without any script, and the keyboard shuts what it leaves', async ({
  browser,
  page,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } })
  const plain = await context.newPage()
  await plain.goto('/kk')
  await plain.getByRole('button', { name: 'Каталог' }).click()
  const link = plain.locator('#catalogue').getByRole('link', { name: 'Батарея және шығын материалдары' })
  await expect(link).toBeVisible()
  await expect(link).toHaveAttribute('href', '/kk/raskhodniki')
  await plain.setViewportSize({ width: 360, height: 740 })
  await plain.reload()
  await plain.getByRole('button', { name: 'Мәзір' }).click()
  await expect(plain.locator('#menu')).toBeVisible()
  await plain.locator('#menu').getByRole('link', { name: 'Есту аппараттары' }).click()
  await expect(plain.locator('h1')).toHaveText('Есту аппараттары')
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
