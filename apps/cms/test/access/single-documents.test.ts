import type { GlobalSlug } from 'payload'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { type Answer, ask, type Person, sentenceOf, signedAskers, signInAll } from '../support/rest-of-staff.ts'

// A matrix of every single document, beside another file’s tests on a small machine.
vi.setConfig({ testTimeout: 120_000 })

let cms: TestCms
let people: Awaited<ReturnType<typeof signInAll>>

beforeAll(async () => {
  cms = await openCms()
  people = await signInAll(cms.payload)
})
afterAll(() => cms?.close())

const sentence = {
  ru: 'Этот документ публикуется сразу при сохранении, поэтому его сохраняют редакторы. Передайте им свой перевод.',
  kk: 'Бұл құжат сақталған бойда жарияланады, сондықтан оны редакторлар сақтайды. Аудармаңызды соларға беріңіз.',
}
const locales = ['ru', 'kk', 'all', undefined] as const
const translators = ['translator, own language', 'translator, other language'] as const

/** Whoever saves these has to say what they are called. */
const named: readonly string[] = ['organisation', 'brand']

/** A save that is right for every single document: it changes nothing but the moment of the last change. */
async function versionOf(slug: GlobalSlug, as: Person): Promise<string> {
  const body = named.includes(slug) ? { name: 'Есту' } : {}
  for (const locale of ['ru', 'kk']) await ask(cms, 'POST', `globals/${slug}?locale=${locale}`, { as, body })
  const found = await cms.payload.findGlobalVersions({ slug, limit: 1, overrideAccess: true })
  return found.docs[0]?.id ?? ''
}

it('every single document × role × language × verb: editors save (where to pay, admins alone), translators read, nobody else does either', async () => {
  const found: string[] = []
  let cells = 0
  for (const { slug } of cms.payload.config.globals) {
    const version = await versionOf(slug as GlobalSlug, people.admin)
    expect(version, slug).not.toBe('')
    for (const asker of signedAskers)
      for (const locale of locales) {
        const query = locale ? `?locale=${locale}` : ''
        const verbs: [verb: string, path: string, body?: object][] = [
          ['GET', `globals/${slug}${query}`],
          ['GET', `globals/${slug}/versions${query}`],
          ['GET', `globals/${slug}/versions/${version}${query}`],
          ['POST', `globals/${slug}${query}`, {}],
          ['POST', `globals/${slug}/versions/${version}${query}`, {}],
          ['PATCH', `globals/${slug}${query}`, {}],
          ['PUT', `globals/${slug}${query}`, {}],
          ['DELETE', `globals/${slug}${query}`],
        ]
        for (const [verb, path, body] of verbs) {
          const { status } = await ask(cms, verb, path, { as: people[asker], body })
          cells += 1
          const wanted = expected(slug, asker, verb, locale, path)
          if (!wanted.includes(status)) found.push(`${verb} ${path} ${asker}: ${status}, not ${wanted}`)
        }
      }
  }
  expect(found).toEqual([])
  console.log(`single documents: ${cells} cells`)
})

/** The interface has no PATCH, PUT or DELETE for single documents; a save in every language at once makes no sense here. */
function expected(
  slug: string,
  asker: (typeof signedAskers)[number],
  verb: string,
  locale: (typeof locales)[number],
  path: string,
): number[] {
  if (!['GET', 'POST'].includes(verb)) return [404]
  // A version comes back by one language alone: whoever might save is told so.
  if (verb === 'POST' && path.includes('/versions/')) return asker === 'admin' || asker === 'editor' ? [409] : [403]
  if (asker === 'clinic') return [403]
  // How long people's data is kept is the admins' alone.
  if (slug === 'retention' && asker !== 'admin') return [403]
  // How the staff sign in too, to the sight of it.
  if (slug === 'security' && asker !== 'admin') return [403]
  if (verb === 'GET') return [200]
  // Where money may be asked for is for admins to say.
  if (asker !== 'admin' && (asker !== 'editor' || slug === 'payments')) return [403]
  // Without a language the name that has to stand in each is not said.
  if (slug === 'brand' && locale === undefined) return [400]
  return locale === 'all' ? [200, 400] : [200]
}

it.each(translators)(
  '%s: nothing changes, whichever way it is sent, and the answer says why in their language',
  async (who) => {
    const as = people[who]
    const version = await versionOf('home', people.admin)
    for (const [locale, title] of Object.entries({ ru: 'Слух', kk: 'Есту' }))
      await ask(cms, 'POST', `globals/home?locale=${locale}`, { as: people.editor, body: { title } })
    const before = await homeInBoth()
    const original = await ask(cms, 'GET', 'translation/xliff/globals/home?target=kk', { as })
    const raw = original.text.replace('>Есту<', '>Бұзу<')
    expect(raw).not.toBe(original.text)
    const tries: Answer[] = []
    const save = (query: string, body: object = { title: 'Бұзу', _status: 'published' }) =>
      ask(cms, 'POST', `globals/home?${query}`, { as, language: 'kk', body })
    for (const query of [
      'locale=kk',
      'locale=ru',
      'locale=kk&draft=true',
      'locale=kk&publishSpecificLocale=kk&autosave=true',
    ])
      tries.push(await save(query))
    tries.push(await ask(cms, 'POST', `globals/home/versions/${version}?locale=kk`, { as, language: 'kk' }))
    tries.push(
      await ask(cms, 'POST', 'translation/xliff', { as, language: 'kk', raw, type: 'application/x-xliff+xml' }),
    )
    expect(tries.map(({ status }) => status)).toEqual(tries.map(() => 403))
    expect(tries.map(sentenceOf)).toEqual(tries.map(() => sentence.kk))
    expect(sentenceOf(await ask(cms, 'POST', 'globals/legal', { as, body: {} }))).toBe(sentence.ru)
    expect(await homeInBoth()).toEqual(before)
  },
)

const homeInBoth = () =>
  cms.payload.findGlobal({ slug: 'home', locale: 'all', depth: 0, overrideAccess: true }) as Promise<unknown>
