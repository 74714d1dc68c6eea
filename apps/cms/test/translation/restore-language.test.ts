import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { articleWords } from '../support/complete.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { ask, type Person, sentenceOf, signIn, signInAll } from '../support/rest-of-staff.ts'

let cms: TestCms
let people: Awaited<ReturnType<typeof signInAll>>
let second: Person
beforeAll(async () => {
  cms = await openCms({ poolMax: 8 })
  people = await signInAll(cms.payload)
  second = await signIn(cms.payload, 'editor')
})
afterAll(() => cms?.close())

type Comparison = { changes: { path: string; label: string; now: string; earlier: string }[]; revision: string }

const shared = { collection: 'articles', overrideAccess: true, depth: 0 } as const
const newest = (id: string, locale: 'ru' | 'kk') =>
  cms.payload.findByID({ ...shared, id, locale, draft: true, fallbackLocale: false })

const patch = (as: Person, id: string, locale: 'ru' | 'kk', data: object) =>
  ask(cms, 'PATCH', `articles/${id}?locale=${locale}&draft=true`, { as, body: { ...data, _status: 'draft' } })

/** Three states of the Kazakh texts, the last one newest. `versions`: of the two earlier ones, the oldest first. */
async function rewritten() {
  const data = {
    ...articleWords('Слух'),
    kind: 'general' as const,
    sources: [{ title: 'Приказ', url: 'https://a.example' }],
    _status: 'published' as const,
  }
  const { id } = await cms.payload.create({ ...shared, locale: 'ru', data })
  const versions: string[] = []
  for (const title of ['Бірінші', 'Екінші', 'Үшінші']) {
    expect((await patch(people.editor, id, 'kk', { title, summary: `${title} туралы` })).status).toBe(200)
    const found = await cms.payload.findVersions({ ...shared, where: { parent: { equals: id } }, limit: 1 })
    versions.push(String(found.docs[0]?.id))
  }
  return { id, versions: versions.slice(0, 2) }
}

const addressOf = (id: string, version: string | undefined) => ({ collection: 'articles', id, version, locale: 'kk' })

async function compare(as: Person, id: string, version: string | undefined): Promise<Comparison> {
  const query = new URLSearchParams(addressOf(id, version) as Record<string, string>)
  const { status, json } = await ask(cms, 'GET', `translation/version?${query}`, { as })
  expect(status).toBe(200)
  return json as Comparison
}

const restore = (as: Person, id: string, version: string | undefined, seen: string) =>
  ask(cms, 'POST', 'translation/restore', { as, body: { ...addressOf(id, version), seen } })

/** Lets each piece of work begin once the one before waits for the document, and then all of them go on. */
async function heldTogether<T>(id: string, works: (() => Promise<T>)[]): Promise<T[]> {
  const holder = await cms.payload.db.pool.connect()
  await holder.query('begin')
  await holder.query('select 1 from articles where id = $1 for update', [id])
  const begun: Promise<T>[] = []
  for (const work of works) {
    begun.push(work())
    await vi.waitUntil(async () => (await waiting()) === begun.length, { timeout: 20_000 })
  }
  await holder.query('commit')
  holder.release()
  return Promise.all(begun)
}

async function waiting(): Promise<number> {
  const { rows } = await cms.payload.db.pool.query(
    `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0].n
}

it('what would change is told text by text before it is, and one language comes back as a draft', async () => {
  const { id, versions } = await rewritten()
  const { changes, revision } = await compare(people['translator, own language'], id, versions[0])
  expect(changes).toEqual([
    { path: 'title', label: 'Заголовок', now: 'Үшінші', earlier: 'Бірінші' },
    { path: 'summary', label: expect.any(String), now: 'Үшінші туралы', earlier: 'Бірінші туралы' },
  ])
  const russian = await newest(id, 'ru')
  expect((await restore(people['translator, own language'], id, versions[0], revision)).status).toBe(200)
  expect(await newest(id, 'kk')).toMatchObject({ title: 'Бірінші', summary: 'Бірінші туралы', _status: 'draft' })
  expect({ ...(await newest(id, 'ru')), updatedAt: null }).toEqual({ ...russian, updatedAt: null })
  expect(await compare(people.editor, id, versions[0])).toMatchObject({ changes: [], isSame: true })
})

it('of two people who restore at once the second is told to look again, and nothing is written over', async () => {
  const { id, versions } = await rewritten()
  const { revision } = await compare(people.editor, id, versions[0])
  const answers = await heldTogether(id, [
    () => restore(people.editor, id, versions[0], revision),
    () => restore(second, id, versions[1], revision),
  ])
  expect(answers.map(({ status, json }) => [status, json.error])).toEqual([
    [200, undefined],
    [409, 'changed-meanwhile'],
  ])
  expect((await newest(id, 'kk')).title).toBe('Бірінші')
  const again = await compare(second, id, versions[1])
  expect(again.changes[0]).toMatchObject({ now: 'Бірінші', earlier: 'Екінші' })
  expect((await restore(second, id, versions[1], again.revision)).status).toBe(200)
  expect((await newest(id, 'kk')).title).toBe('Екінші')
})

it.each(['a text of the language', 'what both languages share'])('%s that is saved meanwhile stays', async (what) => {
  const { id, versions } = await rewritten()
  const { revision } = await compare(people.editor, id, versions[0])
  const [row] = (await newest(id, 'ru')).sources ?? []
  const own = what === 'a text of the language'
  const data = own ? { summary: 'Дәл қазір жазылды' } : { sources: [{ ...row, url: 'https://new.example' }] }
  const [saved, restored] = await heldTogether(id, [
    () => patch(second, id, own ? 'kk' : 'ru', data),
    () => restore(people.editor, id, versions[0], revision),
  ])
  expect([saved?.status, restored?.status]).toEqual([200, 409])
  const kazakh = await newest(id, 'kk')
  expect(kazakh.title).toBe('Үшінші')
  if (own) expect(kazakh.summary).toBe('Дәл қазір жазылды')
  else expect(kazakh.sources?.[0]?.url).toBe('https://new.example')
})

it('a save that waits for a restore is written into what came back', async () => {
  const { id, versions } = await rewritten()
  const { revision } = await compare(people.editor, id, versions[0])
  const [restored, saved] = await heldTogether(id, [
    () => restore(people.editor, id, versions[0], revision),
    () => patch(second, id, 'kk', { summary: 'Содан кейін' }),
  ])
  expect([restored?.status, saved?.status]).toEqual([200, 200])
  expect(await newest(id, 'kk')).toMatchObject({ title: 'Бірінші', summary: 'Содан кейін' })
})

it('a single document comes back in one language, is public at once, and that can be undone', async () => {
  const global = (locale: 'ru' | 'kk', text: string) =>
    ask(cms, 'POST', `globals/announcement?locale=${locale}`, { as: people.editor, body: { text } })
  for (const text of ['Было', 'Стало']) expect((await global('ru', text)).status).toBe(200)
  expect((await global('kk', 'Қазақша')).status).toBe(200)
  const found = await cms.payload.findGlobalVersions({ slug: 'announcement', sort: 'updatedAt', overrideAccess: true })
  const place = { collection: 'globals', id: 'announcement', version: String(found.docs[0]?.id), locale: 'ru' }
  const { json } = await ask(cms, 'GET', `translation/version?${new URLSearchParams(place)}`, { as: people.editor })
  expect(json.changes).toMatchObject([{ path: 'text', now: 'Стало', earlier: 'Было' }])
  const body = { ...place, seen: json.revision }
  const translator = people['translator, other language']
  expect((await ask(cms, 'POST', 'translation/restore', { as: translator, body })).status).toBe(404)
  expect((await ask(cms, 'POST', 'translation/restore', { as: people.editor, body })).status).toBe(200)
  const read = (locale: 'ru' | 'kk') => cms.payload.findGlobal({ slug: 'announcement', locale, overrideAccess: true })
  expect([(await read('ru')).text, (await read('kk')).text]).toEqual(['Было', 'Қазақша'])
  const { json: undoable } = await ask(cms, 'GET', 'publications/globals/announcement', { as: people.editor })
  expect(undoable.last).toMatchObject({ locale: 'ru', hadBefore: true })
})

it("Payload's own way back to a version is closed to everybody, in words, and changes nothing", async () => {
  const { id, versions } = await rewritten()
  await ask(cms, 'POST', 'globals/announcement?locale=ru', { as: people.editor, body: { text: 'Объявление' } })
  const globals = await cms.payload.findGlobalVersions({ slug: 'announcement', limit: 1, overrideAccess: true })
  const addresses = [`articles/versions/${versions[0]}`, `globals/announcement/versions/${globals.docs[0]?.id}`]
  const count = async () => {
    const { totalDocs } = await cms.payload.countVersions({ collection: 'articles', overrideAccess: true })
    return (
      totalDocs + (await cms.payload.countGlobalVersions({ global: 'announcement', overrideAccess: true })).totalDocs
    )
  }
  const before = await count()
  for (const address of addresses)
    for (const draft of ['', '?draft=true'])
      for (const as of [people.admin, people.editor]) {
        const refused = await ask(cms, 'POST', `${address}${draft}`, { as, body: {} })
        expect([refused.status, sentenceOf(refused)]).toEqual([409, expect.stringContaining('Версию целиком вернуть')])
        const kazakh = await ask(cms, 'POST', `${address}${draft}`, { as, language: 'kk', body: {} })
        expect(sentenceOf(kazakh)).toContain('Нұсқаны тұтас қайтаруға болмайды')
      }
  const restored = cms.payload.restoreVersion({ collection: 'articles', id: versions[0] ?? '', overrideAccess: true })
  await expect(restored).rejects.toThrow('Версию целиком')
  expect(await count()).toBe(before)
  expect((await newest(id, 'kk')).title).toBe('Үшінші')
})
