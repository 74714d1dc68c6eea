import { almatyMinute } from '@estu/domain/locale/almaty-time'
import { formatDate } from '@estu/domain/locale/dates'
import type { Locale } from '@estu/domain/locale/locales'
import { type Cookie, expect, type Page } from '@playwright/test'
import { hydrated, press } from '../hydrated.ts'
import { visibleAfter } from '../pages/visible-after.ts'
import { readTestEnv } from '../test-env.ts'
import type { Seen } from '../visitor.ts'
import { signInByForm } from './sign-in-form.ts'

const { cmsUrl, editor } = readTestEnv()

/** Of the editor who signed in last: each test has a window of its own, which knows nobody. */
let session: Cookie[] = []

async function confirmedPublication(page: Page): Promise<number> {
  await press(page.locator('#publish-check'))
  const saved = page.waitForResponse((response) => response.url().includes('publishSpecificLocale'))
  await press(page.locator('#publish-now'))
  expect((await saved).status()).toBeLessThan(300)
  return Date.now()
}

/** An editor at the CMS's own screens, doing what a person does there. */
export function editorAt(page: Page) {
  return {
    /** Leaves the page on the CMS, signed in; the form itself is filled in once a worker. */
    async signIn() {
      await page.context().addCookies(session)
      const me = await page.goto(`${cmsUrl}/api/staff/me`)
      if ((await me?.json())?.user) return
      await signInByForm(page, editor)
      // The storefront’s cookies have the same host: another test’s are not to come along.
      session = (await page.context().cookies(cmsUrl)).filter(({ name }) => name.startsWith('payload-'))
    },

    async startDocument(collection: string) {
      await page.goto(`${cmsUrl}/admin/collections/${collection}/create?locale=ru`)
      await hydrated(page.locator('#field-title'))
    },

    /** Opens the present document in a language; what was typed before has been saved. */
    async openIn(locale: Locale) {
      const url = new URL(page.url())
      await page.goto(`${cmsUrl}${url.pathname}?locale=${locale}`)
      await expect(page.locator('label[for=field-title]')).toContainText(locale)
      await hydrated(page.locator('#field-title'))
    },

    async fill(field: string, value: string) {
      await (await hydrated(page.locator(`#field-${field}`))).fill(value)
    },

    async write(text: string) {
      await press(page.locator('[data-lexical-editor=true]').first())
      await page.keyboard.type(text)
    },

    /** Chooses an option of a select or a related document by what it is called. */
    async choose(field: string, option: string) {
      const select = page.locator(`#field-${field}`)
      await select.locator('input[role=combobox]').fill(option)
      await press(page.locator('.rs__option', { hasText: option }).first())
    },

    async uploadCover(field: string, file: { name: string; mimeType: string; buffer: Buffer }, alt: string) {
      await press(page.locator(`#field-${field} .upload__createNewToggler`))
      const drawer = page.locator('dialog[open], .drawer--is-open').last()
      await drawer.locator('input[type=file]').setInputFiles(file)
      await drawer.locator('#field-alt').fill(alt)
      await press(drawer.locator('#action-save'))
      await expect(
        page.locator(`#field-${field} .upload-relationship-details, #field-${field} .file-details`).first(),
      ).toBeVisible()
    },

    /** @returns when the server confirmed it, in milliseconds since the epoch. */
    async publish(): Promise<number> {
      const at = await confirmedPublication(page)
      await press(page.locator('#publish-close'))
      return at
    },

    /**
     * Publishes and asks for a visitor's page from the server's confirmation on, whatever the form does meanwhile.
     * @returns milliseconds until it was as wanted.
     */
    async publishUntil(path: string, wanted: (seen: Seen) => boolean): Promise<number> {
      const took = await visibleAfter(await confirmedPublication(page), path, wanted)
      await press(page.locator('#publish-close'))
      return took
    },

    /** Looks at what publishing would do. */
    async checkPublishing() {
      await press(page.locator('#publish-check'))
      const panel = page.locator('.estu-publish__panel')
      await expect(panel.locator('h3')).toBeVisible()
      return panel
    },

    /** Opens what is planned for the present document, and the form for more. */
    async openSchedule() {
      await press(page.locator('#schedule-open'))
      const panel = page.locator('.estu-schedule')
      await expect(panel.locator('h3')).toBeFocused()
      return panel
    },

    /** Plans to publish the language of the form at a minute of Almaty. */
    async schedulePublication(at: Date) {
      const panel = await this.openSchedule()
      const [day, time] = almatyMinute(at).split('T')
      await panel.locator('input[type=date]').last().fill(String(day))
      await panel.locator('input[type=time]').last().fill(String(time))
      await panel.locator('input[type=time]').last().press('Enter')
      await expect(panel.locator('.estu-schedule__plans')).toContainText(formatDate(at, 'ru', 'dayTime'))
    },

    async openMenu() {
      const menu = page.locator('.doc-controls__popup, .doc-controls__dots').first()
      await press(menu)
    },

    /** Moves the present document to the trash by its menu. @returns when the server answered. */
    async throwAway(): Promise<number> {
      await this.openMenu()
      await press(page.locator('#action-delete'))
      const answered = page.waitForResponse(isSave)
      await press(page.locator('#confirm-action').last())
      await answered
      return Date.now()
    },

    async unpublish(): Promise<number> {
      await this.openMenu()
      await press(page.locator('#action-unpublish-locale'))
      const saved = page.waitForResponse(isSave)
      await press(page.locator('#confirm-action').last())
      expect((await saved).status()).toBeLessThan(300)
      return Date.now()
    },
  }
}

function isSave(response: { request: () => { method: () => string }; url: () => string }): boolean {
  const method = response.request().method()
  return ['POST', 'PATCH'].includes(method) && /\/api\/\w+/.test(response.url()) && !response.url().includes('autosave')
}
