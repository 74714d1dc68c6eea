import { editorAt } from '../support/admin/editor.ts'
import { restOf } from '../support/admin/editor-rest.ts'
import { draftInBoth, releaseOf } from '../support/admin/releases-rest.ts'
import { visibleAfter } from '../support/pages/visible-after.ts'
import { expect, test } from '../support/test.ts'
import { visit } from '../support/visitor.ts'

const count = 40
/** From the server's answer to the site, in milliseconds. */
const most = 2000

/**
 * Looks at one page until it is answered so, and at all the others from that moment on, once: they change together.
 * Trap: whoever asks for all of them again and again keeps the storefront from changing any.
 * @returns milliseconds until then, and until the last of them was read.
 */
async function changed(paths: readonly string[], since: number, wanted: number): Promise<{ one: number; all: number }> {
  const one = await visibleAfter(since, paths.at(-1) ?? '', ({ status }) => status === wanted)
  const others: string[] = []
  for (const path of paths) if ((await visit(path)).status !== wanted) others.push(path)
  expect(others).toEqual([])
  return { one, all: Date.now() - since }
}

test('forty documents of a release are on the site in both languages within two seconds, and off it again', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await editorAt(page).signIn()
  const rest = restOf(page)
  const mark = Date.now().toString(36)
  const slugs = Array.from({ length: count }, (_, number) => `bolshoi-${mark}-${number}`)
  const ids: string[] = []
  for (const slug of slugs) ids.push(await draftInBoth(page, slug))
  const id = await releaseOf(page, `Большой ${mark}`, ids)
  const paths = slugs.flatMap((slug) => [`/articles/${slug}`, `/kk/articles/${slug}`])
  await changed(paths, Date.now(), 404)

  const published = await rest.post(`release-desk/${id}/publish`, {})
  expect(published.json).toMatchObject({ ok: true })
  const there = await changed(paths, published.at, 200)

  const undone = await rest.post(`release-desk/${id}/undo`, {})
  expect(undone.json).toMatchObject({ ok: true })
  const gone = await changed(paths, undone.at, 404)

  console.info(JSON.stringify({ pages: paths.length, there, gone }))
  expect(there.one).toBeLessThanOrEqual(most)
  expect(gone.one).toBeLessThanOrEqual(most)
})

test('one publication that is taken back is off the site within two seconds', async ({ page }) => {
  await editorAt(page).signIn()
  const rest = restOf(page)
  const slug = `nazad-${Date.now().toString(36)}`
  const id = await draftInBoth(page, slug)
  const published = await rest.patch(`articles/${id}?locale=ru&publishSpecificLocale=ru`, { _status: 'published' })
  expect(published.status, JSON.stringify(published.json)).toBe(200)
  await visibleAfter(published.at, `/articles/${slug}`, ({ status }) => status === 200)
  const { json } = await rest.get(`publications/articles/${id}`)
  const undone = await rest.post('publications/undo', { key: json.last.key })
  expect(undone.json).toEqual({ ok: true })
  expect(await visibleAfter(undone.at, `/articles/${slug}`, ({ status }) => status === 404)).toBeLessThanOrEqual(most)
})
