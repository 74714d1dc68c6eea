import { type Locale, locales } from '@estu/domain/locale/locales'
import { adminScreens, furtherTabs, sampledScreens, strangersScreens } from '../support/admin/admin-screens.ts'
import { editorAt } from '../support/admin/editor.ts'
import { hostsAsked } from '../support/admin/hosts-asked.ts'
import { inKazakh } from '../support/admin/interface-language.ts'
import { screensOf } from '../support/admin/open-screen.ts'
import { openParts } from '../support/admin/opened-parts.ts'
import { foreignWords } from '../support/admin/words/foreign-words.ts'
import { press } from '../support/hydrated.ts'
import { policyViolations } from '../support/policy-violations.ts'
import { expect, type Page, test } from '../support/runner/recorded-test.ts'
import { readTestEnv } from '../support/test-env.ts'

const { cmsUrl, webUrl, fullSize } = readTestEnv()

test.use({ actionTimeout: 15_000 })

const inLanguage = (page: Page, locale: Locale, work: () => Promise<void>) =>
  locale === 'kk' ? inKazakh(page, work) : work()

/** What of another language was seen, once each, with where it was first. */
async function foreignOn(page: Page, locale: Locale) {
  const words = await foreignWords(locale)
  const seen = new Map<string, string>()
  return {
    seen,
    async look(screen: string) {
      for (const word of await words(page)) if (!seen.has(word)) seen.set(word, screen)
    },
  }
}

/** The gate reads Kazakh, where a word that nobody translated is Russian or English; the full tier reads both. */
const tagOf = (locale: Locale) => (locale === 'ru' ? '@full' : [])

const pathOf = (screen: string): string => screen.split('?')[0] ?? ''

/** Tabs beside the one that was looked at; in the gate those of a device, whose like the other documents have. */
async function otherTabs(page: Page, screen: string): Promise<string[]> {
  if (!fullSize && !screen.startsWith('/collections/devices/')) return []
  return (await furtherTabs(page, screen)).filter((tab) => pathOf(tab) !== pathOf(screen))
}

/** Where one signs in the language is a button. */
async function chooseLanguage(page: Page, locale: Locale): Promise<void> {
  // What the browser asks for is Russian.
  if (locale === 'ru') return
  await page.goto(`${cmsUrl}/admin/login`)
  await press(page.getByRole('button', { name: 'Қазақша' }))
  await expect(page.locator('html')).toHaveAttribute('lang', 'kk')
  await expect(page.locator('button[type=submit]')).toHaveText('Кіру')
}

/** All screens are shared out, so that no test takes minutes; the gate opens a sample of them. */
const parts = fullSize ? [0, 1, 2] : [0]

for (const locale of locales) {
  for (const part of parts)
    test(`no screen of the admin says a foreign word, nor runs, loads or asks for what is not its own, in ${locale}, part ${part + 1}`, {
      tag: tagOf(locale),
    }, async ({ page }) => {
      test.setTimeout(300_000)
      const refused = await policyViolations(page)
      const hosts = hostsAsked(page)
      const foreign = await foreignOn(page, locale)
      const screens = screensOf(page)
      const look = async (screen: string) => {
        expect(await screens.open(screen), screen).toBeLessThan(screen === '/nothing-here' ? 405 : 400)
        await foreign.look(screen)
      }
      if (part === 0) await chooseLanguage(page, locale)
      await page.context().addCookies([{ name: 'payload-lng', value: locale, url: cmsUrl }])
      if (part === 0) for (const screen of strangersScreens) await look(screen)
      await editorAt(page).signIn()
      await inLanguage(page, locale, async () => {
        const all = await adminScreens(page, locale)
        const own = fullSize ? all.filter((_, index) => index % parts.length === part) : sampledScreens(all)
        for (const screen of own) {
          await look(screen)
          for (const tab of await otherTabs(page, screen)) await look(tab)
        }
      })
      expect(Object.fromEntries(foreign.seen)).toEqual({})
      expect(refused).toEqual([])
      expect((await page.pageErrors()).map(({ message }) => message)).toEqual([])
      // An editor who left the preview open sees the storefront beside each document.
      expect([...hosts].filter((host) => host !== webUrl)).toEqual([cmsUrl])
    })

  test(`nor does what opens while somebody works say a foreign word, in ${locale}`, { tag: '@full' }, async ({
    page,
  }) => {
    test.setTimeout(300_000)
    await editorAt(page).signIn()
    const foreign = await foreignOn(page, locale)
    await inLanguage(page, locale, () => openParts(page, locale, foreign.look))
    expect(Object.fromEntries(foreign.seen)).toEqual({})
  })
}
