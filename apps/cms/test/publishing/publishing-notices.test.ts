import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkPublishing } from '../../src/modules/publishing/operations/check-publishing.ts'
import { rich } from '../support/complete.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { atTheDesk } from './trash/trash-cms.ts'

let cms: TestCms
let desk: ReturnType<typeof atTheDesk>
beforeAll(async () => {
  cms = await openCms()
  desk = atTheDesk(cms)
})
afterAll(() => cms?.close())

const shared = { collection: 'articles', depth: 0, draft: true, overrideAccess: true } as const
type Language = 'ru' | 'kk'

const draftOf = (id: string, locale: Language, data: object) =>
  cms.payload.update({ ...shared, id, locale, data: { ...data, _status: 'draft' }, overrideAccess: true })

async function noticesOf(id: string, locale: Language, language: Language = 'ru') {
  const { req } = await desk.as('editor', language)
  return (await checkPublishing(req, 'articles', id, locale)).notices
}

const link = (fields: object, text = 'слова') => ({
  type: 'link',
  version: 3,
  fields: { newTab: false, ...fields },
  children: [{ type: 'text', text, detail: 0, format: 0, mode: 'normal', style: '', version: 1 }],
})
const to = (id: string) => link({ linkType: 'internal', doc: { relationTo: 'articles', value: id } })
const toPath = (url: string) => link({ linkType: 'custom', url })
const textWith = (...nodes: object[]) => {
  const { root } = rich('Текст.')
  const [paragraph] = root.children
  return { root: { ...root, children: [{ ...paragraph, children: [...(paragraph?.children ?? []), ...nodes] }] } }
}

it('a whole document with nothing to look at has no notices', async () => {
  const id = await desk.article('Ровная')
  expect(await noticesOf(id, 'ru')).toEqual([])
  expect(await noticesOf(id, 'kk')).toEqual([])
})

it('names links to pages that are not public in the language, and to no others', async () => {
  const both = await desk.article('На двух')
  const russian = await desk.article('Только русская', {}, ['ru'])
  const gone = await desk.article('В корзине', { slug: 'v-korzine' })
  const id = await desk.article('Со ссылками')
  await desk.trash('articles', gone)
  const body = textWith(to(both), to(russian), to(id), toPath('https://estu.example'), toPath('/filialy'))
  await draftOf(id, 'kk', { body })
  await draftOf(id, 'ru', { body })
  expect(await noticesOf(id, 'ru')).toEqual([])
  const [notice, ...more] = await noticesOf(id, 'kk')
  expect(more).toEqual([])
  expect(notice).toMatchObject({ kind: 'link', field: 'body' })
  expect(notice?.words).toBe('ссылка ведёт на «Только русская», а этой страницы на казахском нет на сайте')
  expect((await noticesOf(id, 'kk', 'kk'))[0]?.words).toContain('жоқ')
})

it('follows paths of this site, with the language, a question or a place in the page', async () => {
  await desk.article('По адресу', { slug: 'po-adresu' }, ['ru'])
  const gone = await desk.article('Снята', { slug: 'snyata' })
  await desk.trash('articles', gone)
  const id = await desk.article('С адресами')
  await draftOf(id, 'kk', { body: textWith(toPath('/kk/articles/po-adresu?a=1#b'), toPath('/articles/snyata')) })
  const notices = await noticesOf(id, 'kk')
  expect(notices.map(({ words }) => words).toSorted()).toEqual([
    'ссылка ведёт на «По адресу», а этой страницы на казахском нет на сайте',
    expect.stringContaining('«Снята»'),
  ])
  await draftOf(id, 'ru', { body: textWith(toPath('/articles/po-adresu')) })
  expect(await noticesOf(id, 'ru')).toEqual([])
})

it('names pictures without a description in the language, in fields and in running text', async () => {
  const cover = await desk.picture('cover.png')
  const within = await desk.picture('within.png')
  const id = await desk.article('С картинками')
  const upload = { type: 'upload', version: 3, format: '', relationTo: 'media', value: within, fields: {} }
  const body = { root: { ...rich('Текст').root, children: [...rich('Текст').root.children, upload] } }
  await draftOf(id, 'ru', { cover, body })
  await draftOf(id, 'kk', { body })
  expect(await noticesOf(id, 'ru')).toEqual([])
  const notices = await noticesOf(id, 'kk')
  expect(notices.map(({ kind, field }) => `${kind} ${field}`).toSorted()).toEqual(['alt body', 'alt cover'])
  await cms.payload.update({
    collection: 'media',
    id: cover,
    locale: 'kk',
    data: { alt: 'Мұқаба' },
    overrideAccess: true,
  })
  expect((await noticesOf(id, 'kk')).map(({ field }) => field)).toEqual(['body'])
})

it('names films without captions in the language: the site does not show them in it', async () => {
  const data = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(64)])
  const captions = 'WEBVTT\n\n00:00.000 --> 00:01.000\nСлова'
  const film = await cms.payload.create({
    collection: 'videos',
    locale: 'ru',
    depth: 0,
    data: { title: 'Чистка', captions },
    file: { name: 'chistka.mp4', mimetype: 'video/mp4', data, size: data.length },
    overrideAccess: true,
  })
  const id = await desk.article('С видео')
  const block = {
    type: 'block',
    version: 2,
    format: '',
    fields: {
      id: '6540c1f0a1b2c3d4e5f60718',
      blockName: '',
      blockType: 'film',
      film: { relationTo: 'videos', value: film.id },
    },
  }
  const body = { root: { ...rich('Текст').root, children: [...rich('Текст').root.children, block] } }
  await draftOf(id, 'ru', { body })
  await draftOf(id, 'kk', { body })
  expect(await noticesOf(id, 'ru')).toEqual([])
  const [notice, ...more] = await noticesOf(id, 'kk')
  expect(more).toEqual([])
  expect(notice).toMatchObject({ kind: 'captions', field: 'body' })
  expect(notice?.words).toContain('нет субтитров на казахском')
  expect((await noticesOf(id, 'kk', 'kk'))[0]?.words).toContain('субтитрі жоқ')
})

it('names a title that search cuts off, and a description that was written for search', async () => {
  const id = await desk.article('Длинная')
  await draftOf(id, 'ru', { title: 'Слуховой аппарат '.repeat(60).trim() })
  expect((await noticesOf(id, 'ru')).map(({ kind, field }) => `${kind} ${field}`)).toEqual(['long title'])
  await draftOf(id, 'ru', { meta: { title: 'Слуховой аппарат', description: 'Описание. '.repeat(60) } })
  expect((await noticesOf(id, 'ru')).map(({ kind, field }) => `${kind} ${field}`)).toEqual(['long meta.description'])
  expect(await noticesOf(id, 'kk')).toEqual([])
})
