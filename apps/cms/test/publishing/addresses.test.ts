import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { articleWords } from '../support/complete.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { signedIn } from '../support/rest.ts'
import { size } from '../support/size.ts'

const documents = size(8, 50)
const changes = size(40, 300)
const locales = ['ru', 'kk'] as const

let cms: TestCms
let rest: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  cms = await openCms()
  rest = await signedIn(cms)
})
afterAll(() => cms?.close())

type Held = { id: string; slug: string }

/** Articles published in both languages, each at an address of its own. */
async function createArticles(): Promise<Held[]> {
  const held: Held[] = []
  for (let index = 0; index < documents; index += 1) {
    const slug = `put-${index}`
    const russian = { ...articleWords(`Путь ${index}`), kind: 'general', slug, _status: 'published' }
    const made = await rest.post('articles?locale=ru', russian)
    expect(made.status).toBe(201)
    const { id } = made.json.doc
    const kazakh = { ...articleWords(`Жол ${index}`), _status: 'published' }
    expect((await rest.patch(`articles/${id}?locale=kk`, kazakh)).status).toBe(200)
    held.push({ id, slug })
  }
  return held
}

const plan = (seed: number) =>
  fc.sample(
    fc.array(fc.tuple(fc.nat(documents - 1), fc.nat(documents - 1), fc.constantFrom('new', 'swap', 'return')), {
      minLength: changes,
      maxLength: changes,
    }),
    { numRuns: 1, seed },
  )[0] ?? []

it('changes, swaps and returns of addresses: every old one leads to its document itself, in both languages', async () => {
  const held = await createArticles()
  /** The document that had each address last. */
  const lastOf = new Map(held.map(({ id, slug }) => [slug, id]))
  const move = async (document: Held, slug: string) => {
    const saved = await rest.patch(`articles/${document.id}?locale=ru`, { slug, _status: 'published' })
    expect(saved.status, `${document.slug} → ${slug}: ${saved.text}`).toBe(200)
    document.slug = slug
    lastOf.set(slug, document.id)
  }
  const seed = Date.now() % 2 ** 31
  console.log(`address plan: seed ${seed}`)
  let made = 0
  for (const [first, second, kind] of plan(seed)) {
    if (made >= changes) break
    const [one, other] = [held[first] as Held, held[second] as Held]
    if (kind === 'swap' && first !== second) {
      const [a, b] = [one.slug, other.slug]
      await move(one, `mezhdu-${made}`)
      await move(other, a)
      await move(one, b)
      made += 3
    } else {
      const current = new Set(held.map(({ slug }) => slug))
      const former = kind === 'return' ? [...lastOf.keys()].find((slug) => !current.has(slug)) : undefined
      await move(one, former ?? `novyi-${made}`)
      made += 1
    }
  }
  const wrong = (await Promise.all([...lastOf].map(([slug, id]) => wrongAddress(slug, id, held)))).flat()
  expect(wrong).toEqual([])
  console.log(`addresses: ${made} changes, ${lastOf.size} addresses × 2 languages, 0 wrong`)
}, 300_000)

/** As the storefront asks: the document at an address, else the one redirect from there. */
async function wrongAddress(slug: string, id: string, held: readonly Held[]): Promise<string[]> {
  const isCurrent = held.some((document) => document.id === id && document.slug === slug)
  const wrong: string[] = []
  for (const locale of locales) {
    const publicAccess = { locale, fallbackLocale: false, draft: false, overrideAccess: false, depth: 0 } as const
    const there = await cms.payload.find({ collection: 'articles', where: { slug: { equals: slug } }, ...publicAccess })
    const from = { from: { equals: `/articles/${slug}` } }
    const led = await cms.payload.find({ collection: 'redirects', where: from, ...publicAccess })
    const found = [...there.docs.map((document) => document.id), ...led.docs.map(({ document }) => document?.value)]
    const right = found.length === 1 && found[0] === id && there.docs.length === (isCurrent ? 1 : 0)
    if (!right) wrong.push(`${locale} ${slug}: ${JSON.stringify(found)}, not ${id}, current ${isCurrent}`)
  }
  return wrong
}
