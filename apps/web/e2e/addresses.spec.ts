import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { editorAt } from './editor.ts'
import { restOf } from './editor-rest.ts'
import { richText } from './rich-text.ts'
import { visit } from './visitor.ts'

const documents = 50
const changes = 300

type Held = { id: string; slug: string }

test('300 changes, swaps and returns of addresses over 50 documents: every old one reaches its page in one step', async ({
  page,
}) => {
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
  for (const [first, second, kind] of plan ?? []) {
    if (made >= changes) break
    const one = held[first] as Held
    const other = held[second] as Held
    if (kind === 'swap' && first !== second) {
      const [a, b] = [one.slug, other.slug]
      await move(one, `mezhdu-${mark}-${made}`)
      await move(other, a)
      await move(one, b)
      made += 3
    } else if (kind === 'return') {
      const current = new Set(held.map(({ slug }) => slug))
      const former = [...lastOf.keys()].find((slug) => !current.has(slug))
      await move(one, former ?? `novyi-${mark}-${made}`)
      made += 1
    } else {
      await move(one, `novyi-${mark}-${made}`)
      made += 1
    }
  }

  const slugOf = new Map(held.map(({ id, slug }) => [id, slug]))
  const sitemap = await pollSitemap(held)
  const wrong: string[] = []
  for (const [slug, id] of lastOf) {
    for (const prefix of ['', '/kk']) {
      const answer = await visit(`${prefix}/articles/${slug}`)
      const target = `${prefix}/articles/${slugOf.get(id)}`
      if (slugOf.get(id) === slug) {
        if (answer.status !== 200) wrong.push(`${prefix} ${slug}: ${answer.status}`)
        continue
      }
      const location = answer.headers.get('location') ?? ''
      if (answer.status !== 308 || !location.endsWith(target))
        wrong.push(`${prefix} ${slug}: ${answer.status} ${location}, not ${target}`)
      if (sitemap.includes(`${prefix}/articles/${slug}<`)) wrong.push(`${slug} is still in the sitemap`)
    }
  }
  expect(wrong).toEqual([])
  for (const { slug } of held) {
    for (const prefix of ['', '/kk']) {
      const { status, html } = await visit(`${prefix}/articles/${slug}`)
      expect(status).toBe(200)
      expect(html).toContain(`/kk/articles/${slug}"`)
      expect(sitemap).toContain(`${prefix}/articles/${slug}<`)
    }
  }
  console.log(`addresses: ${made} changes, ${lastOf.size} addresses × 2 languages, 0 wrong`)
  for (const { id } of held) await rest.patch(`articles/${id}?locale=ru&unpublishAllLocales=true`, { _status: 'draft' })
})

/** The sitemap once it has heard of the last change. */
async function pollSitemap(held: Held[]): Promise<string> {
  let html = ''
  await expect
    .poll(async () => {
      html = (await visit('/sitemap.xml')).html
      return held.every(({ slug }) => html.includes(`/articles/${slug}<`))
    })
    .toBe(true)
  return html
}
