import { formatDate } from '@estu/domain/locale/dates'
import type { Locale } from '@estu/domain/locale/locales'
import { type Cookie, expect, type Page } from '@playwright/test'
import { hydrated, press } from './hydrated.ts'
import { readTestEnv } from './test-env.ts'
import { type Seen, visibleAfter } from './visitor.ts'

const { cmsUrl, editor } = readTestEnv()

/** Of the editor who signed in last: each test has a window of its own, which knows nobody. */
let session: Cookie[] = []

async function signInByForm(page: Page): Promise<void> {
  await page.goto(`${cmsUrl}/admin`)
  await (await hydrated(page.locator('#field-email'))).fill(editor.email)
  await page.locator('#field-password').fill(editor.password)
  await press(page.locator('button[type=submit]'))
  await page.waitForURL((url) => !url.pathname.includes('/login'))
}

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
      await signInByForm(page)
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

    async schedulePublication(at: Date) {
      await press(page.locator('#publish-check'))
      await press(page.locator('.estu-publish__more summary'))
      await press(page.locator('.estu-publish__more .popup-button').first())
      await press(page.locator('#schedule-publish'))
      const dialog = page.locator('.schedule-publish__scheduler')
      await press(dialog.locator('#time input'))
      await press(page.locator('.react-datepicker__day--today'))
      await page
        .locator('.react-datepicker__time-list-item')
        .getByText(formatDate(at, 'ru', 'time'), { exact: true })
        .click()
      await press(dialog.getByText('Публиковать', { exact: true }))
      // The list of languages appears a moment later than the (fixed) time zone above it.
      await dialog.locator('input[role=combobox]:enabled').fill('Русский')
      await press(page.locator('.rs__option', { hasText: 'Русский' }))
      await press(dialog.getByRole('button', { name: 'Сохранить' }))
      await expect(page.getByText('Успешно запланировано.')).toBeVisible()
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
