import type { Locale } from '@estu/domain/locale/locales'
import { expect, type Page } from '@playwright/test'
import { hydrated, press } from '../hydrated.ts'
import { queryShop } from '../shop/shop-database.ts'
import { readTestEnv } from '../test-env.ts'
import { draftedArticle } from './drafted-article.ts'
import { editorAt } from './editor.ts'
import { restOf } from './editor-rest.ts'
import { screensOf } from './open-screen.ts'
import { releaseOf } from './releases-rest.ts'
import { writeAtEnd } from './rich-text.ts'

/** Called at each part that opened. */
type Look = (part: string) => Promise<void>
type Work = { page: Page; locale: Locale; look: Look; open: (screen: string) => Promise<number> }

/** Opens what a screen shows only while somebody works: dialogs, drawers, menus, toolbars, calendars. */
export async function openParts(page: Page, locale: Locale, look: Look): Promise<void> {
  const { open } = screensOf(page)
  const work = { page, locale, look, open }
  const slug = `statya-${locale}-${Date.now()}`
  const id = await draftedArticle(page, slug)
  const form = `/collections/articles/${id}?locale=${locale}`
  await inForm(work, form)
  await inText(work, form)
  await inDrawers(work, form)
  await inComments(work, form)
  await inVersions(work, id)
  await inList(work, slug)
  await inTrash(work, id)
  await inUploads(work)
  await inBulkUpload(work)
  await inAside(work)
  await leaving(work)
  await inAccount(work)
  await provingAgain(work)
}

async function inForm({ page, look, open }: Work, form: string) {
  await open(form)
  await press(page.locator('#publish-check'))
  await expect(page.locator('.estu-publish__panel h3')).toBeVisible()
  await look('publish check')
  await press(page.locator('#publish-close'))
  await editorAt(page).openSchedule()
  await look('schedule')
  await press(page.locator('#schedule-close'))
  await editorAt(page).openMenu()
  await expect(page.locator('#action-delete')).toBeVisible()
  await look('menu of the document')
  await press(page.locator('#action-delete'))
  await expect(page.locator('#confirm-action').last()).toBeVisible()
  await look('delete')
  await press(page.locator('#confirm-cancel').last())
  await editorAt(page).openMenu()
  await press(page.locator('#action-duplicate-locales'))
  await expect(page.locator('.drawer--is-open').last()).toBeVisible()
  await look('duplicate')
}

async function inText({ page, look, open }: Work, form: string) {
  await open(form)
  const text = page.locator('[data-lexical-editor=true]').first()
  await writeAtEnd(text)
  await page.keyboard.press('Enter')
  await page.keyboard.type('/')
  await expect(page.locator('.slash-menu-popup')).toBeVisible()
  await look('slash menu')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Backspace')
  for (const list of await page.locator('.fixed-toolbar .toolbar-popup__dropdown').all()) {
    await press(list)
    await expect(page.locator('.toolbar-popup__dropdown-items')).toBeVisible()
    await look('toolbar of the text')
    await page.keyboard.press('Escape')
  }
  await text.click()
  await page.keyboard.press('Control+A')
  await expect(page.locator('.inline-toolbar-popup')).toBeVisible()
  await look('toolbar of chosen words')
  await press(page.locator('.inline-toolbar-popup [data-button-key=link]'))
  await expect(page.locator('.drawer--is-open').last()).toBeVisible()
  await look('link')
}

async function inDrawers({ page, look, open }: Work, form: string) {
  await open(form)
  await press(page.locator('#field-cover .upload__listToggler'))
  await expect(page.locator('.drawer--is-open table').last()).toBeVisible()
  await look('media chooser')
  await open(form)
  await press(page.locator('#field-cover .upload__createNewToggler'))
  await expect(page.locator('.drawer--is-open #field-alt').last()).toBeVisible()
  await look('upload in a drawer')
}

async function inComments({ page, look, open }: Work, form: string) {
  await open(form)
  await press(page.locator('#review-comments'))
  const panel = page.locator('.estu-comments')
  await (await hydrated(panel.locator('textarea'))).fill('1')
  await look('comments')
  await press(panel.locator('.estu-comments__box .btn'))
  await expect(panel.locator('.estu-comments__body')).toBeVisible()
  await look('written comment')
  const [answer, settle] = await panel.locator('.estu-comments__thread > .estu-comments__row .btn').all()
  if (!answer || !settle) throw new Error('A comment can be neither answered nor settled.')
  await press(settle)
  await expect(panel.locator('.estu-comments__thread')).toHaveCount(0)
  await look('settled comment')
}

async function inVersions({ page, look, open }: Work, id: string) {
  await open(`/collections/articles/${id}/versions`)
  await look('versions')
  const [first] = await page.locator('#document-versions tbody a').all()
  const address = await first?.getAttribute('href')
  await open(String(address).replace('/admin', ''))
  await look('comparison of versions')
}

async function inList({ page, look, open, locale }: Work, slug: string) {
  await open(`/collections/articles?locale=${locale}`)
  await press(page.locator('#toggle-list-columns'))
  await look('columns')
  await press(page.locator('#toggle-list-filters'))
  await press(page.locator('.where-builder__add-first-filter'))
  await look('filters')
  const field = page.locator('.condition__field')
  await field.locator('input').fill(locale === 'ru' ? 'Последнее изменение' : 'Соңғы')
  await look('fields of a filter')
  await open(
    `/collections/articles?locale=${locale}&where[or][0][and][0][updatedAt][greater_than]=2026-01-01T00:00:00.000Z`,
  )
  await expect(page.locator('.condition__value input[type=time]')).toBeVisible()
  await look('filter for a date')
  // Rows that somebody else has open just now cannot be chosen, and then not all of them are.
  await open(`/collections/articles?locale=${locale}&search=${slug}`)
  await expect(page.locator('.collection-list tbody tr')).toHaveCount(1)
  const all = await hydrated(page.locator('#select-all, th input[type=checkbox]').first())
  await all.click()
  await expect(all).toBeChecked()
  await look('chosen rows')
  await press(page.locator('.list-selection button').last())
  await look('what is done with rows')
}

async function inTrash({ page, look, open }: Work, id: string) {
  const rest = restOf(page)
  expect((await rest.patch(`articles/${id}`, { deletedAt: new Date().toISOString() })).status).toBe(200)
  await open('/collections/articles/trash')
  await look('trash')
  await press(page.locator('#empty-trash-button'))
  await expect(page.locator('#confirm-action').last()).toBeVisible()
  await look('emptying of the trash')
  await open(`/collections/articles/trash/${id}`)
  await look('document in the trash')
}

async function inUploads({ page, look, open, locale }: Work) {
  await open(`/collections/media/create?locale=${locale}`)
  await page.locator('input[type=file]').setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: dot })
  await expect(page.locator('.file-field__upload img, .file-field__upload svg').first()).toBeVisible()
  await look('chosen file')
}

async function inBulkUpload({ page, look, open, locale }: Work) {
  await open(`/collections/media?locale=${locale}`)
  await press(page.locator('.list-header__title-actions button'))
  await expect(page.locator('.bulk-upload--add-files')).toBeVisible()
  await look('upload of many')
  const files = ['1.png', '2.png'].map((name) => ({ name, mimeType: 'image/png', buffer: dot }))
  await page.locator('.bulk-upload--add-files__hidden-input').setInputFiles(files)
  await expect(page.locator('.file-selections__fileRow')).toHaveCount(2)
  await expect(page.locator('.drawer--is-open #field-alt').last()).toBeVisible()
  await look('chosen files')
  await press(page.locator('.edit-many-bulk-uploads__toggle'))
  await expect(page.locator('.edit-many-bulk-uploads__form')).toBeVisible()
  await look('what is said of many files')
  await press(page.locator('.edit-many-bulk-uploads__header__close'))
  await press(page.locator('.drawer--is-open .drawer-close-button').first())
  await expect(page.locator('#confirm-action').last()).toBeVisible()
  await look('leaving an upload of many')
}

async function inAside({ page, look, open, locale }: Work) {
  const id = await releaseOf(page, String(Date.now()), [])
  await open(`/globals/announcement?locale=${locale}`)
  await press(page.locator('#put-aside'))
  await page.locator('#aside-release').selectOption(id)
  await look('putting aside')
  await press(page.locator('#put-aside-now'))
  await expect(page.locator('.estu-publish__panel [role=status]')).not.toBeEmpty()
  await look('put aside')
  expect((await restOf(page).del(`releases/${id}`)).status).toBe(200)
}

/** One black dot. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

async function leaving({ page, look, open }: Work) {
  await open('/collections/staff/create')
  await (await hydrated(page.locator('#field-name'))).fill('Айгүл')
  await press(page.locator('.step-nav a').first())
  await expect(page.locator('#confirm-action').last()).toBeVisible()
  await look('leaving without saving')
}

async function inAccount({ page, look, open, locale }: Work) {
  await open('/sign-in-safety')
  await press(page.getByRole('button', { name: locale === 'ru' ? 'Настроить' : 'Баптау' }))
  await expect(page.locator('.estu-safety form')).toBeVisible()
  await look('second step')
}

async function provingAgain({ page, look, open }: Work) {
  await queryShop("update staff_session_marks set proved_at = proved_at - interval '11 minutes'")
  await open('/collections/staff/create')
  const fields = {
    email: 'kto-to@estu.example',
    name: 'Айгүл',
    password: 'kto-to-1234',
    'confirm-password': 'kto-to-1234',
  }
  for (const [field, value] of Object.entries(fields))
    await (await hydrated(page.locator(`#field-${field}`))).fill(value)
  await press(page.locator('#action-save'))
  await expect(page.getByRole('dialog').locator('input[type=password]')).toBeVisible()
  await look('proof of who one is')
  expect((await restOf(page).post('staff/prove', { password: readTestEnv().editor.password })).status).toBe(200)
}
