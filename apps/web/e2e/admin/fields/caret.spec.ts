import { editorAt } from '../../support/admin/editor.ts'
import { restOf } from '../../support/admin/editor-rest.ts'
import { richText } from '../../support/admin/rich-text.ts'
import { expect, type Locator, type Page, type Request, test } from '../../support/runner/recorded-test.ts'
import { readTestEnv } from '../../support/test-env.ts'

const { cmsUrl, fullSize } = readTestEnv()

/** How many saves are written through; each takes a slow computer ten seconds and more. */
const rounds = fullSize ? 3 : 2
/** How many times slower than this machine: beside another shop the gate's is slow already. */
const rate = fullSize ? 6 : 4

const isDraftSaved = (request: Request) => request.method() === 'PATCH' && request.url().includes('autosave=true')
const areTextsSaved = (request: Request) => request.url().endsWith('/api/translation/save')

const [before, after] = ['Начало ', 'конец']

/** An article with words in the middle of which somebody will write. */
async function makeArticle(page: Page, locale: 'ru' | 'kk', fields: object) {
  await editorAt(page).signIn()
  const rest = restOf(page)
  const created = await rest.post('articles?draft=true&locale=ru', { kind: 'general', title: 'Черновик' })
  const id: string = created.json.doc.id
  const patched = await rest.patch(`articles/${id}?draft=true&locale=${locale}`, { ...fields, _status: 'draft' })
  expect(patched.status).toBe(200)
  const stored = async () => (await rest.get(`articles/${id}?draft=true&locale=${locale}&depth=0`)).json
  return { path: `/admin/collections/articles/${id}`, stored }
}

/** The form, on a computer so slow that a letter is often typed before an answer of the server is drawn. */
async function openSlowly(page: Page, path: string) {
  await Promise.all([page.waitForResponse(/unsaved-copy-key/), page.goto(`${cmsUrl}${path}`)])
  await expect(page.locator('form[data-form-ready=true], .estu-editor').first()).toBeVisible()
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate })
}

/** @returns what was typed, of words that are told again and again. */
async function writeUntil(page: Page, words: string, isEnough: (letters: number) => boolean): Promise<string> {
  let typed = ''
  while (!isEnough(typed.length)) {
    const letter = words.charAt(typed.length % words.length)
    await page.keyboard.type(letter)
    typed += letter
  }
  return typed
}

/** Writes on while saves are sent, answered and taken into the form. @returns what was typed. */
async function writeThroughSaves(page: Page, words: string, isSave: (request: Request) => boolean): Promise<string> {
  let typed = ''
  for (let saves = 0; saves < rounds; saves += 1) {
    let isAnswered = false
    const asked = page.waitForRequest(isSave)
    const answered = asked
      .then((request) => request.response())
      .then(() => {
        isAnswered = true
      })
    typed += await writeUntil(page, words, (letters) => letters === words.length)
    await asked
    typed += await writeUntil(page, words, () => isAnswered)
    await answered
    typed += await writeUntil(page, words, (letters) => letters === 3 * words.length)
  }
  return typed
}

async function putCaret(field: Locator, at: number) {
  await field.focus()
  await field.evaluate((element, place) => (element as HTMLInputElement).setSelectionRange(place, place), at)
}

const caretOf = (field: Locator) => field.evaluate((element) => (element as HTMLInputElement).selectionStart)

/** One line and several; the gate types Kazakh, the full tier both languages. */
for (const { field, locale, words } of [
  { field: 'title', locale: 'ru', words: 'слово ' },
  { field: 'summary', locale: 'ru', words: 'слово ' },
  { field: 'title', locale: 'kk', words: 'қазақша ' },
] as const)
  test(`words typed into the middle of ${field} (${locale}) stay together while drafts are saved`, {
    tag: locale === 'kk' ? [] : '@full',
  }, async ({ page }) => {
    test.slow()
    const { path, stored } = await makeArticle(page, locale, { [field]: before + after })
    await openSlowly(page, `${path}?locale=${locale}`)
    const input = page.locator(`#field-${field}`)
    await putCaret(input, before.length)
    const typed = await writeThroughSaves(page, words, isDraftSaved)
    await expect(input).toHaveValue(before + typed + after)
    expect(await caretOf(input)).toBe(before.length + typed.length)
    await expect.poll(async () => (await stored())[field]).toBe(before + typed + after)
  })

test('words typed into the middle of running text stay together while drafts are saved', async ({ page }) => {
  test.slow()
  const { path, stored } = await makeArticle(page, 'ru', { body: richText(before + after) })
  await openSlowly(page, `${path}?locale=ru`)
  const text = page.locator('[data-lexical-editor=true]').first()
  await text.click()
  await page.keyboard.press('Control+Home')
  for (const _ of before) await page.keyboard.press('ArrowRight')
  const typed = await writeThroughSaves(page, 'слово ', isDraftSaved)
  await expect(text).toHaveText(before + typed + after)
  expect(await page.evaluate(() => getSelection()?.anchorOffset)).toBe(before.length + typed.length)
  await expect.poll(async () => JSON.stringify((await stored()).body)).toContain(before + typed + after)
})

test('words typed into the middle stay together where both languages stand beside each other', async ({ page }) => {
  test.slow()
  const { path, stored } = await makeArticle(page, 'kk', { title: before + after })
  await openSlowly(page, `${path}/translation`)
  const input = page.locator('.estu-tr[data-path="title"] textarea')
  await putCaret(input, before.length)
  const typed = await writeThroughSaves(page, 'қазақша ', areTextsSaved)
  await expect(input).toHaveValue(before + typed + after)
  expect(await caretOf(input)).toBe(before.length + typed.length)
  await expect.poll(async () => (await stored()).title).toBe(before + typed + after)
})
