import { outsideHeader, sideways } from '../support/accessibility/sideways.ts'
import { expect, type Page, test } from '../support/test.ts'

const largest = { size: 'a3', space: 'wide' }

/** Pages that are little more than their frame: here the largest letters move nothing sideways. */
const bare = ['/kk/filialy', '/kk/search', '/cart']

const settle = (page: Page) => page.evaluate(() => document.fonts.ready.then(() => undefined))

const keepSettings = (page: Page, settings: Record<string, string>) =>
  page.addInitScript((stored) => localStorage.setItem('estu:a11y', JSON.stringify(stored)), settings)

for (const path of ['/', '/kk', '/kk/filialy', '/kk/search', '/cart'])
  test(`the header of ${path} is whole at any width, with the largest letters too`, async ({ browser }) => {
    for (const settings of [{}, largest]) {
      const context = await browser.newContext({ isMobile: false })
      const page = await context.newPage()
      await keepSettings(page, settings)
      for (const width of [320, 360, 768, 1280]) {
        await page.setViewportSize({ width, height: 740 })
        await page.goto(path)
        await settle(page)
        const look = `${width} px, ${JSON.stringify(settings)}`
        expect(await outsideHeader(page), look).toEqual([])
        if (settings !== largest || bare.includes(path)) expect(await sideways(page), look).toBe(0)
      }
      await context.close()
    }
  })

test('the Kazakh sections stand on one row at 1280', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/kk/filialy')
  await settle(page)
  const tops = await page
    .getByRole('navigation', { name: 'Бөлімдер' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)))
  expect(tops.length).toBeGreaterThan(7)
  expect(new Set(tops).size).toBe(1)
})

test('the Kazakh header of a tablet has one row for what leads on, beside the one for search', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/kk/filialy')
  await settle(page)
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
    expect(middles.length, row).toBeGreaterThan(2)
    expect(Math.max(...middles) - Math.min(...middles), row).toBeLessThan(4)
  }
})

test('the bar stays in sight on a phone, and nothing does with large letters', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const barTop = async () => {
    await page.goto('/filialy')
    await page.evaluate(() => scrollTo(0, 1500))
    return page.getByRole('button', { name: 'Меню' }).evaluate((button) => button.getBoundingClientRect().bottom)
  }
  expect(await barTop()).toBeGreaterThan(0)
  await keepSettings(page, { size: 'a2' })
  expect(await barTop()).toBeLessThan(0)
})

test('what can be pressed in the header of a phone is large enough', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/filialy', '/kk/search']) {
    await page.goto(path)
    const small = await page
      .locator('header :is(a, button, input)')
      .evaluateAll((parts) =>
        parts
          .map((part) => ({ name: part.textContent, ...part.getBoundingClientRect().toJSON() }))
          .filter(({ width, height }) => width > 0 && (width < 43.5 || height < 43.5)),
      )
    expect(small).toEqual([])
  }
})

test('a link of the phone’s menu leads to its page, which is seen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const take of ['click', 'focus'] as const) {
    await page.goto('/filialy')
    await page.getByRole('button', { name: 'Меню' }).click()
    const link = page.locator('#menu').getByRole('link', { name: 'Слуховые аппараты' })
    await link[take]()
    if (take === 'focus') await page.keyboard.press('Enter')
    await expect(page.locator('h1:visible')).toHaveText('Слуховые аппараты')
  }
})

test('the keyboard never walks behind the open menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/filialy')
  await page.getByRole('button', { name: 'Меню' }).click()
  const menu = page.locator('#menu')
  await expect(menu).toBeVisible()
  const stops = await menu.locator('a, button').count()
  for (let stop = 0; stop < stops + 5; stop += 1) {
    await page.keyboard.press('Tab')
    const behind = await page.evaluate(() => {
      const at = document.activeElement
      return at !== document.body && at?.closest('#menu') === null && at?.checkVisibility({ visibilityProperty: true })
    })
    expect(behind, `Tab ${stop + 1}`).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(page.getByRole('button', { name: 'Меню' })).toBeVisible()
})

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
