import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { locales, localisePath } from '@estu/domain/locale/locales'
import type { Page } from '@playwright/test'
import { violations } from '../support/accessibility/violations.ts'
import { editorAt } from '../support/admin/editor.ts'
import { restOf } from '../support/admin/editor-rest.ts'
import { richText } from '../support/admin/rich-text.ts'
import { pictureFile, uploadPicture } from '../support/admin/stored-picture.ts'
import { htmlFaults } from '../support/pages/nu-checker.ts'
import { visibleAfter } from '../support/pages/visible-after.ts'
import { expect, test } from '../support/test.ts'
import { readTestEnv } from '../support/test-env.ts'
import { visit } from '../support/visitor.ts'

const { webUrl, cmsUrl, fullSize } = readTestEnv()

const words = {
  ru: {
    caption: 'Срок службы батареек',
    head: ['Размер', 'Цвет', 'Аппараты', 'Дней'],
    cell: 'от трёх до десяти',
    picture: 'Батарейки на ладони',
  },
  kk: {
    caption: 'Батареялардың мерзімі',
    head: ['Өлшемі', 'Түсі', 'Аппараттар', 'Күн'],
    cell: 'үштен онға дейін',
    picture: 'Алақандағы батареялар',
  },
}

const block = (fields: object) => ({ type: 'block', version: 2, format: '', fields })
const cells = (texts: string[]) => texts.map((text) => ({ text }))

const around = { version: 1, format: '', indent: 0, direction: null }
const said = (text: string) => ({ ...richText(text).root.children[0]?.children[0] })
const upload = (value: string) => ({ type: 'upload', version: 3, format: '', relationTo: 'media', value, fields: {} })

/** Every kind of node that an editor can put into a text beside paragraphs. */
function nodes(locale: 'ru' | 'kk', picture: string) {
  const item = { ...around, type: 'listitem', value: 1, children: [said('312')] }
  const fields = { linkType: 'custom', url: '/filialy', newTab: false }
  const link = { ...around, type: 'link', version: 3, fields, children: [said('…')] }
  return [
    { ...around, type: 'heading', tag: 'h2', children: [said(words[locale].head[0] ?? '')] },
    { ...around, type: 'list', listType: 'bullet', tag: 'ul', start: 1, children: [item] },
    { ...around, type: 'quote', children: [said('…')] },
    { ...around, type: 'paragraph', children: [said('… '), link] },
    upload(picture),
  ]
}

function body(locale: 'ru' | 'kk', film: string, picture: string) {
  const { caption, head, cell } = words[locale]
  const text = richText('…')
  const rows = ['10', '312', '13'].map((size) => ({ cells: cells([size, '—', 'RIC, BTE, ITE, CIC, IIC', cell]) }))
  const table = block({ blockType: 'table', caption, head: cells(head), rows })
  const shown = block({ blockType: 'film', film: { relationTo: 'videos', value: film } })
  return { root: { ...text.root, children: [...text.root.children, ...nodes(locale, picture), table, shown] } }
}

const captions = (locale: string) => `WEBVTT\n\n00:00.000 --> 00:04.000\nСлух ${locale}\n`

/** A film of its own: other tests change those that are there. @returns its id. */
async function uploadFilm(page: Page): Promise<string> {
  const bytes = await (await fetch(`${webUrl}/media/videos/hearing-check.mp4`)).arrayBuffer()
  const answer = await page.request.post(`${cmsUrl}/api/videos?locale=ru`, {
    headers: { origin: cmsUrl },
    multipart: {
      file: { name: 'in-article.mp4', mimeType: 'video/mp4', buffer: Buffer.from(bytes) },
      _payload: JSON.stringify({ title: 'Фильм', captions: captions('ru') }),
    },
  })
  const { id } = (await answer.json()).doc
  await restOf(page).patch(`videos/${id}?locale=kk`, { title: 'Фильм', captions: captions('kk') })
  return id
}

/** Opens an article where its picture stands, which is fetched only there. */
async function seePicture(page: Page, alt: string) {
  const picture = page.getByRole('article').getByRole('img', { name: alt })
  await expect(picture).toHaveAttribute('loading', 'lazy')
  await expect(picture).toHaveAttribute('width', '1600')
  await expect(picture).toHaveAttribute('height', '1000')
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  expect(await picture.evaluate((one) => new URL((one as HTMLImageElement).currentSrc).origin)).toBe(webUrl)
}

test('a picture, a table and a captioned film stand within an article, in both languages', async ({
  page,
}, testInfo) => {
  await editorAt(page).signIn()
  const rest = restOf(page)
  const slug = `tablitsa-${Date.now().toString(36)}`
  const film = await uploadFilm(page)
  const picture = await uploadPicture(page, await pictureFile(`${slug}.png`, '#0b5351'), words.ru.picture)
  await rest.patch(`media/${picture}?locale=kk`, { alt: words.kk.picture })
  const created = await rest.post('articles?locale=ru&draft=true', { title: slug, slug, kind: 'general' })
  const { id } = created.json.doc
  for (const locale of locales) {
    const saved = await rest.patch(`articles/${id}?locale=${locale}`, {
      title: slug,
      summary: '…',
      body: body(locale, film, picture),
      _status: 'published',
    })
    expect(saved.status, JSON.stringify(saved.json)).toBe(200)
  }
  const folder = testInfo.outputPath('pages')
  await mkdir(folder, { recursive: true })
  // The editor's own page stays at the desk, which takes all of it back.
  const reader = await page.context().newPage()
  await reader.setViewportSize({ width: 320, height: 640 })
  for (const locale of locales) {
    const address = localisePath(locale, `/articles/${slug}`)
    const { caption, head, cell } = words[locale]
    await visibleAfter(Date.now(), address, ({ html }) => html.includes(caption))
    const { html } = await visit(address)
    await writeFile(path.join(folder, `${locale}.html`), html.replace(/(<style[^>]*>).*?(<\/style>)/gs, '$1$2'))
    for (const told of [...head, cell, words[locale].picture]) expect(html, address).toContain(told)
    expect(html, address).toMatch(new RegExp(`<track [^>]*srclang="${locale}"`, 'i'))
    // Both are drawn alike: the gate looks at one of them, the full tier at both.
    if (!fullSize && locale === 'kk') continue
    await reader.goto(address)
    const table = reader.getByRole('table', { name: caption })
    for (const name of head) await expect(table.getByRole('columnheader', { name })).toBeAttached()
    await expect(table.getByRole('rowheader', { name: '312' })).toBeAttached()
    await expect(table).toContainText(cell)
    const box = reader.getByRole('region', { name: caption })
    expect(await box.evaluate((one) => one.scrollWidth > one.clientWidth)).toBe(true)
    expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await seePicture(reader, words[locale].picture)
    await box.focus()
    await reader.keyboard.press('ArrowRight')
    await expect.poll(() => box.evaluate((one) => one.scrollLeft)).toBeGreaterThan(0)
    expect(await violations(reader)).toEqual([])
  }
  expect(await htmlFaults(folder)).toEqual([])
  await rest.patch(`articles/${id}`, { deletedAt: new Date().toISOString() })
  await rest.patch(`videos/${film}`, { deletedAt: new Date().toISOString() })
  await rest.patch(`media/${picture}`, { deletedAt: new Date().toISOString() })
})
