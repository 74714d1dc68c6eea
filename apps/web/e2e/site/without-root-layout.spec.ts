import { drawn } from '../support/accessibility/appearance.ts'
import { hydrated } from '../support/hydrated.ts'
import { languageTag } from '../support/runner/diagonals.ts'
import { expect, test } from '../support/test.ts'

/**
 * What stands around every page fails on the first page of a window, and no more after that: Next's announcer of pages
 * is there beside the layout, and what fails in it takes the layout away.
 */
function failOnce(): void {
  if (sessionStorage.getItem('test:failed')) return
  sessionStorage.setItem('test:failed', 'yes')
  Element.prototype.attachShadow = () => {
    throw new Error('broken around the page')
  }
}

const pages = [
  {
    path: '/apparaty',
    locale: 'ru',
    heading: 'Слуховые аппараты',
    fault: 'Что-то пошло не так',
    again: 'Обновить страницу',
    home: { name: 'На главную', href: '/' },
  },
  {
    path: '/kk/apparaty',
    locale: 'kk',
    heading: 'Есту аппараттары',
    fault: 'Бірдеңе дұрыс болмады',
    again: 'Бетті жаңарту',
    home: { name: 'Басты бетке', href: '/kk' },
  },
] as const

for (const { path, locale, heading, fault, again, home } of pages)
  test(`a fault around ${path} is told in the language of the page, and leads on`, {
    tag: languageTag(locale),
  }, async ({ page }) => {
    await page.addInitScript(failOnce)
    const told = page.waitForEvent('console', (line) => line.text().includes('broken around the page'))
    await page.goto(path)
    await told
    await expect(page.locator('h1')).toHaveText(fault)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.getByRole('link', { name: home.name })).toHaveAttribute('href', home.href)
    // How to reach us, as the page had it.
    await expect(page.locator('main a[href^="https://wa.me/7"]')).toBeVisible()
    await page.getByRole('button', { name: again }).click()
    // As it is sent the page is whole in any case.
    await hydrated(page.locator('#main'))
    await drawn(page)
    await expect(page.locator('h1:visible')).toHaveText(heading)
  })
