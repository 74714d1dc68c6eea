import type { GlobalSlug } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { articleWords } from '../support/complete.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { ask, signInAll } from '../support/rest-of-staff.ts'

let cms: TestCms
let people: Awaited<ReturnType<typeof signInAll>>

beforeAll(async () => {
  cms = await openCms()
  people = await signInAll(cms.payload)
})
afterAll(() => cms?.close())

const translators = ['translator, own language', 'translator, other language'] as const

/** Public in Russian, whole in Kazakh as a draft that an editor has called ready. */
async function waitingArticle(): Promise<{ id: string; version: string; seen: string }> {
  const shared = { collection: 'articles', overrideAccess: true, depth: 0 } as const
  const data = { ...articleWords('Слух'), kind: 'general' as const, _status: 'published' as const }
  const { id } = await cms.payload.create({ ...shared, locale: 'ru', data })
  const kazakh = { ...articleWords('Есту'), _status: 'draft' as const }
  await cms.payload.update({ ...shared, id, locale: 'kk', draft: true, data: kazakh })
  const [version] = (await cms.payload.findVersions({ ...shared, where: { parent: { equals: id } }, limit: 1 })).docs
  const body = { collection: 'articles', id, locale: 'kk' }
  const { json } = await ask(cms, 'POST', 'review/ready', { as: people.editor, body })
  return { id, version: String(version?.id), seen: (json.mark as { text: string }).text }
}

const statusesOf = async (id: string) => {
  const found = await cms.payload.findByID({
    collection: 'articles',
    id,
    locale: 'all',
    depth: 0,
    overrideAccess: true,
  })
  return found._status as unknown
}

it.each(translators)(
  '%s publishes no language of a document and takes none back, whichever way it is asked',
  async (who) => {
    const { id, version, seen } = await waitingArticle()
    const as = people[who]
    const place = { collection: 'articles', id }
    const before = await statusesOf(id)
    const published = { title: 'Бұзу', _status: 'published' }
    const ways: [verb: string, path: string, body: object][] = ['kk', 'ru'].flatMap((locale) => [
      ['PATCH', `articles/${id}?locale=${locale}`, published],
      ['PATCH', `articles/${id}?locale=${locale}&draft=false`, published],
      ['PATCH', `articles/${id}?locale=${locale}&publishSpecificLocale=${locale}`, published],
      ['PATCH', `articles/${id}?locale=${locale}&publishAllLocales=true`, published],
      ['PATCH', `articles/${id}?locale=${locale}&unpublishAllLocales=true`, { _status: 'draft' }],
      ['PATCH', `articles?where[id][equals]=${id}&locale=${locale}`, published],
      ['POST', `articles/versions/${version}?locale=${locale}`, {}],
      ['POST', `articles/${id}/duplicate?locale=${locale}`, { _status: 'published' }],
      ['POST', 'translation/publish', { documents: [{ ...place, locale }] }],
      ['POST', 'translation/restore', { ...place, locale, version, seen: '' }],
      ['POST', 'review/approve', { ...place, locale, seen }],
      ['POST', 'review/return', { ...place, locale, seen, comment: 'Жоқ' }],
    ])
    const done: string[] = []
    for (const [verb, path, body] of ways) {
      const { status } = await ask(cms, verb, path, { as, body })
      expect(status, `${verb} ${path}`).toBeLessThan(500)
      const now = await statusesOf(id)
      if (JSON.stringify(now) !== JSON.stringify(before)) done.push(`${verb} ${path}: ${JSON.stringify(now)}`)
    }
    expect(before).toMatchObject({ ru: 'published' })
    expect(done).toEqual([])
    const live = await cms.payload.findByID({
      collection: 'articles',
      id,
      locale: 'kk',
      depth: 0,
      overrideAccess: true,
    })
    expect(live._status).not.toBe('published')
    const queue = { collection: 'articles', id, locale: 'kk' }
    const { json } = await ask(cms, 'GET', `review/mark?${new URLSearchParams(queue)}`, { as: people.editor })
    expect(json.mark).toMatchObject({ state: 'ready' })
  },
)

it.each(translators)('%s changes no single document by the desk of reviews and translations', async (who) => {
  const as = people[who]
  const found: string[] = []
  for (const { slug } of cms.payload.config.globals) {
    const read = () =>
      cms.payload.findGlobal({ slug: slug as GlobalSlug, locale: 'all', depth: 0, overrideAccess: true })
    const before = JSON.stringify(await read())
    for (const locale of ['ru', 'kk'] as const) {
      const place = { collection: 'globals', id: slug, locale }
      const ways: [string, object][] = [
        ['translation/publish', { documents: [place] }],
        ['translation/save', { ...place, texts: [{ path: 'title', value: 'Бұзу', base: '' }] }],
        ['review/ready', place],
        ['review/approve', { ...place, seen: '' }],
        ['review/return', { ...place, seen: '', comment: 'Жоқ' }],
      ]
      for (const [path, body] of ways) {
        const { status } = await ask(cms, 'POST', path, { as, body })
        // What a translator writes waits for an editor; the document stays as it is.
        const waits = path === 'translation/save' && status === 200
        if (status !== 404 && status !== 400 && !waits) found.push(`${path} ${slug} ${locale}: ${status}`)
      }
    }
    if (JSON.stringify(await read()) !== before) found.push(`${slug} has changed`)
  }
  expect(found).toEqual([])
})
