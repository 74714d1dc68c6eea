import { afterAll, beforeAll, expect, it } from 'vitest'
import { articleWords, rich } from '../support/complete.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { ask, type Person, signInAll } from '../support/rest-of-staff.ts'

let cms: TestCms
let people: Awaited<ReturnType<typeof signInAll>>
beforeAll(async () => {
  cms = await openCms()
  people = await signInAll(cms.payload)
})
afterAll(() => cms?.close())

type Answer = {
  revisions: Record<string, string>
  conflicts: { path: string; label: string; value: unknown; revision: string }[]
  unknown: string[]
}

/** What a text that is not there counts as. */
let none = ''

async function article(title: string) {
  const { id, sources } = await cms.payload.create({
    collection: 'articles',
    locale: 'ru',
    data: {
      ...articleWords(title),
      kind: 'general',
      sources: [
        { title: 'Приказ', url: 'https://a.example' },
        { title: 'Обзор', url: 'https://b.example' },
      ],
      _status: 'published',
    },
    overrideAccess: true,
  })
  return { id, rows: (sources ?? []).map((row) => String(row.id)) }
}

const save = async (as: Person, id: string, locale: 'ru' | 'kk', texts: object[], language: 'ru' | 'kk' = 'ru') => {
  const body = { collection: 'articles', id, locale, texts }
  const answer = await ask(cms, 'POST', 'translation/save', { as, body, language })
  return { status: answer.status, ...(answer.json as Answer) }
}

/** As the editor that shows an empty translation has it. */
async function revisionOfNothing(id: string): Promise<string> {
  const answer = await save(people.editor, id, 'kk', [{ path: 'title', value: 'x', base: 'none' }])
  return answer.conflicts[0]?.revision ?? ''
}

const newest = (id: string, locale: 'ru' | 'kk') =>
  cms.payload.findByID({ collection: 'articles', id, locale, draft: true, depth: 0, overrideAccess: true })

it('a translator saves words, running text and words of rows that both languages share, and nothing else changes', async () => {
  const { id, rows } = await article('Слух')
  none = await revisionOfNothing(id)
  const before = await newest(id, 'ru')
  const translator = people['translator, own language']
  const saved = await save(translator, id, 'kk', [
    { path: 'title', value: 'Есту', base: none },
    { path: 'body', value: rich('Мәтін'), base: none },
    { path: `sources.${rows[1]}.title`, value: 'Шолу', base: none },
  ])
  expect(saved).toMatchObject({ status: 200, conflicts: [], unknown: [] })
  expect(Object.keys(saved.revisions)).toEqual(['title', 'body', `sources.${rows[1]}.title`])
  const kazakh = await newest(id, 'kk')
  expect(kazakh).toMatchObject({ title: 'Есту', body: rich('Мәтін'), _status: 'draft' })
  expect(kazakh.sources).toMatchObject([
    { id: rows[0], url: 'https://a.example' },
    { id: rows[1], title: 'Шолу', url: 'https://b.example' },
  ])
  expect({ ...(await newest(id, 'ru')), updatedAt: null }).toEqual({ ...before, updatedAt: null })
})

it('many saves in both languages at once lose no text', async () => {
  const { id } = await article('Одновременно')
  const editor = people.editor
  const russian = await save(editor, id, 'ru', [
    { path: 'title', value: 'x', base: '' },
    { path: 'summary', value: 'x', base: '' },
  ])
  const base = new Map(russian.conflicts.map(({ path, revision }) => [path, revision]))
  const answers = await Promise.all([
    save(editor, id, 'ru', [{ path: 'title', value: 'Новое имя', base: base.get('title') }]),
    save(editor, id, 'kk', [{ path: 'title', value: 'Жаңа атау', base: none }]),
    save(editor, id, 'ru', [{ path: 'summary', value: 'Новая суть', base: base.get('summary') }]),
    save(editor, id, 'kk', [{ path: 'summary', value: 'Жаңа мәні', base: none }]),
    save(editor, id, 'kk', [{ path: 'body', value: rich('Жаңа мәтін'), base: none }]),
  ])
  expect(answers.map(({ status, conflicts }) => [status, conflicts])).toEqual(Array(5).fill([200, []]))
  expect(await newest(id, 'ru')).toMatchObject({ title: 'Новое имя', summary: 'Новая суть' })
  expect(await newest(id, 'kk')).toMatchObject({ title: 'Жаңа атау', summary: 'Жаңа мәні', body: rich('Жаңа мәтін') })
})

it('a text that somebody else changed meanwhile stays theirs, is named, and the others are saved', async () => {
  const { id } = await article('Спор')
  const first = await save(people.editor, id, 'kk', [{ path: 'title', value: 'Бірінші', base: none }])
  const second = await save(people['translator, own language'], id, 'kk', [
    { path: 'title', value: 'Екінші', base: none },
    { path: 'summary', value: 'Мәні', base: none },
  ])
  expect(second.conflicts).toEqual([
    { path: 'title', label: 'Заголовок', value: 'Бірінші', text: 'Бірінші', revision: first.revisions.title },
  ])
  expect(await newest(id, 'kk')).toMatchObject({ title: 'Бірінші', summary: 'Мәні' })
  const again = await save(people['translator, own language'], id, 'kk', [
    { path: 'title', value: 'Екінші', base: second.conflicts[0]?.revision },
  ])
  expect(again.conflicts).toEqual([])
  expect((await newest(id, 'kk')).title).toBe('Екінші')
  const same = await save(people.editor, id, 'kk', [{ path: 'title', value: 'Екінші', base: none }])
  expect(same.conflicts).toEqual([])
})

it('takes nothing that is no text of the document, and nobody’s who may not write the language', async () => {
  const { id } = await article('Чужое')
  const texts = [
    { path: 'kind', value: 'expert', base: none },
    { path: 'slug', value: 'taken', base: none },
    { path: 'body', value: 'слова', base: none },
    { path: 'title', value: rich('Мәтін'), base: none },
    { path: 'sources.nobody.title', value: 'Жоқ', base: none },
  ]
  const answer = await save(people.editor, id, 'kk', texts)
  expect(answer).toMatchObject({ status: 200, unknown: texts.map(({ path }) => path), revisions: {} })
  const title = [{ path: 'title', value: 'Взлом', base: none }]
  for (const [person, locale] of [
    [people['translator, own language'], 'ru'],
    [people['translator, other language'], 'kk'],
    [people.clinic, 'kk'],
  ] as const)
    expect((await save(person, id, locale, title)).status).toBe(404)
  const single = { collection: 'globals', id: 'home', locale: 'kk', texts: title }
  for (const asker of ['translator, other language', 'clinic'] as const)
    expect((await ask(cms, 'POST', 'translation/save', { as: people[asker], body: single })).status).toBe(404)
  expect(
    (await ask(cms, 'POST', 'translation/save', { as: people.editor, body: { ...single, id: 'none' } })).status,
  ).toBe(400)
})

it('leaves the form to whoever has it open', async () => {
  const { id } = await article('Замок')
  const { db } = cms.payload
  const held = {
    document: { relationTo: 'articles', value: id },
    user: { relationTo: 'staff', value: people.editor.id },
    updatedAt: new Date(Date.now() - 120_000).toISOString(),
  }
  await db.create({ collection: 'payload-locked-documents', data: held })
  const saved = await save(people['translator, own language'], id, 'kk', [
    { path: 'title', value: 'Құлып', base: none },
  ])
  expect(saved).toMatchObject({ status: 200, conflicts: [] })
  const locks = await db.find({ collection: 'payload-locked-documents', pagination: false })
  expect(locks.docs).toMatchObject([held])
})

it('takes the blocks of the source over where a language has none, and keeps them apart afterwards', async () => {
  const { id } = await cms.payload.create({
    collection: 'pages',
    locale: 'ru',
    draft: true,
    data: {
      title: 'Страница',
      originalLanguage: 'ru',
      layout: [
        { blockType: 'notice', tone: 'attention', title: 'Важно', text: 'Берегите слух' },
        { blockType: 'text', body: rich('Дальше') },
      ],
      _status: 'draft',
    } as never,
    overrideAccess: true,
  })
  const typed = (words: string, body: string, base: string) => ({
    collection: 'pages',
    id,
    locale: 'kk' as const,
    texts: [
      { path: 'layout.0.title', value: words, base },
      { path: 'layout.0.text', value: 'Құлағыңызды сақтаңыз', base },
      { path: 'layout.1.body', value: rich(body), base },
    ],
  })
  const post = async (body: object) => {
    const answer = await ask(cms, 'POST', 'translation/save', { as: people['translator, own language'], body })
    return answer.json as Answer
  }
  expect(await post(typed('Маңызды', 'Әрі қарай', none))).toMatchObject({ conflicts: [], unknown: [] })
  const pageIn = (locale: 'ru' | 'kk') =>
    cms.payload.findByID({ collection: 'pages', id, locale, draft: true, depth: 0, overrideAccess: true })
  expect((await pageIn('kk')).layout).toMatchObject([
    { blockType: 'notice', tone: 'attention', title: 'Маңызды', text: 'Құлағыңызды сақтаңыз' },
    { blockType: 'text', body: rich('Әрі қарай') },
  ])
  expect((await pageIn('ru')).layout).toMatchObject([{ title: 'Важно' }, { body: rich('Дальше') }])
})
