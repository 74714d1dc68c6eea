import fc from 'fast-check'
import { editorAt } from '../support/admin/editor.ts'
import { restOf } from '../support/admin/editor-rest.ts'
import { richText } from '../support/admin/rich-text.ts'
import { readSitemap } from '../support/pages/sitemap.ts'
import { expect, test } from '../support/test.ts'
import { readTestEnv } from '../support/test-env.ts'
import { visit } from '../support/visitor.ts'

/** Enough to meet every kind of change on the wire; many more are made in the CMS's own test of addresses. */
const { fullSize } = readTestEnv()
const documents = fullSize ? 50 : 6
const changes = fullSize ? 300 : 24

type Held = { id: string; slug: string }

test('changes, swaps and returns of addresses: every old one reaches its page in one step', async ({ page }) => {
  test.setTimeout(300_000)
  await editorAt(page).signIn()
  const rest = restOf(page)
  const mark = Date.now().toString(36)
  const held: Held[] = []
  /** The document that had each address last. */
  const lastOf = new Map<string, string>()
  const take = (id: string, slug: string) => lastOf.set(slug, id)
  for (let index = 0; index < documents; index += 1) {
    const slug = `put-${mark}-${index}`
    const words = { title: `Путь ${index}`, summary: 'Кратко.', body: richText('Текст.') }
    const made = await rest.post('articles?locale=ru', { ...words, kind: 'general', slug, _status: 'published' })
    expect(made.status).toBe(201)
    const { id } = made.json.doc
    const kazakh = { title: `Жол ${index}`, summary: 'Қысқаша.', body: richText('Мәтін.') }
    expect((await rest.patch(`articles/${id}?locale=kk`, { ...kazakh, _status: 'published' })).status).toBe(200)
    held.push({ id, slug })
    take(id, slug)
  }

  const move = async (document: Held, slug: string) => {
    const saved = await rest.patch(`articles/${document.id}?locale=ru`, { slug, _status: 'published' })
    expect(saved.status, `${document.slug} → ${slug}: ${JSON.stringify(saved.json)}`).toBe(200)
    document.slug = slug
    take(document.id, slug)
  }
  /** @returns how many changes it took. */
  const carryOut = async ([first, second, kind]: [number, number, string], made: number): Promise<number> => {
    const one = held[first] as Held
    const other = held[second] as Held
    if (kind === 'swap' && first !== second) {
      const [a, b] = [one.slug, other.slug]
      for (const [document, slug] of [
        [one, `mezhdu-${mark}-${made}`],
        [other, a],
        [one, b],
      ] as const)
        await move(document, slug)
      return 3
    }
    const current = new Set(held.map(({ slug }) => slug))
    const former = kind === 'return' ? [...lastOf.keys()].find((slug) => !current.has(slug)) : undefined
    await move(one, former ?? `novyi-${mark}-${made}`)
    return 1
  }

  const seed = Date.now() % 2 ** 31
  const [plan] = fc.sample(
    fc.array(fc.tuple(fc.nat(documents - 1), fc.nat(documents - 1), fc.constantFrom('new', 'swap', 'return')), {
      minLength: changes,
      maxLength: changes,
    }),
    { numRuns: 1, seed },
  )
  console.log(`address plan: seed ${seed}`)
  let made = 0
  for (const step of plan ?? []) {
    if (made >= changes) break
    made += await carryOut(step, made)
  }
  const sitemap = await pollSitemap(held)
  expect(await wrongAddresses(lastOf, held, sitemap)).toEqual([])
  console.log(`addresses: ${made} changes, ${lastOf.size} addresses × 2 languages, 0 wrong`)
  for (const { id } of held) await rest.patch(`articles/${id}?locale=ru&unpublishAllLocales=true`, { _status: 'draft' })
})

/** The sitemap once it has heard of the last change. */
async function pollSitemap(held: Held[]): Promise<string> {
  let html = ''
  await expect
    .poll(async () => {
      html = await readSitemap()
      return held.every(({ slug }) => html.includes(`/articles/${slug}<`))
    })
    .toBe(true)
  return html
}

/** Each address ever held: its document's page, or one step from it; in both languages, in the sitemap and alternates. */
async function wrongAddresses(lastOf: ReadonlyMap<string, string>, held: Held[], sitemap: string): Promise<string[]> {
  const slugOf = new Map(held.map(({ id, slug }) => [id, slug]))
  const wrong: string[] = []
  for (const [slug, id] of lastOf) {
    const current = slugOf.get(id) ?? ''
    for (const prefix of ['', '/kk']) wrong.push(...(await wrongAddress(prefix, slug, current, sitemap)))
  }
  return wrong
}

async function wrongAddress(prefix: string, slug: string, current: string, sitemap: string): Promise<string[]> {
  const { status, html, headers } = await visit(`${prefix}/articles/${slug}`)
  const listed = sitemap.includes(`${prefix}/articles/${slug}<`)
  if (current === slug) {
    const named = html.includes(`/kk/articles/${slug}"`)
    return status === 200 && listed && named
      ? []
      : [`${prefix} ${slug}: ${status}, in the sitemap ${listed}, alternate ${named}`]
  }
  const location = headers.get('location') ?? ''
  const right = status === 308 && location.endsWith(`${prefix}/articles/${current}`) && !listed
  return right ? [] : [`${prefix} ${slug}: ${status} ${location}, not ${current}; in the sitemap ${listed}`]
}
