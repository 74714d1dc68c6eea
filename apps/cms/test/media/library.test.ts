import { afterAll, beforeAll, expect, it } from 'vitest'
import { rich } from '../support/complete.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { signedIn } from '../support/rest.ts'
import { storePicture } from './stored-picture.ts'

let cms: TestCms
let rest: Awaited<ReturnType<typeof signedIn>>
const ids = new Map<string, string>()
beforeAll(async () => {
  cms = await openCms()
  rest = await signedIn(cms)
  for (const [name, alt, tags] of [
    ['winter.jpg', 'Аппарат на снегу', ['сезон']],
    ['branch.jpg', 'Вход в филиал', ['филиал']],
    ['doctor.jpg', 'Врач за столом', []],
  ] as const)
    ids.set(name, (await storePicture(cms, name, alt, [...tags])).id)
  const saved = await rest.patch(`media/${ids.get('winter.jpg')}?locale=kk`, { alt: 'Қысқы күтім' })
  expect(saved.status, saved.text).toBe(200)
})
afterAll(() => cms?.close())

const names = async (where: string, locale = 'ru') => {
  const found = await rest.get(`media?locale=${locale}&sort=filename&${where}`)
  expect(found.status, found.text).toBe(200)
  return found.json.docs.map(({ filename }: { filename: string }) => filename)
}
const searched = (text: string, locale?: string) =>
  names(`where[or][0][searchText][like]=${encodeURIComponent(text)}`, locale)

it('finds a picture by its words in either language, a tag or its file’s name, in whatever letters', async () => {
  for (const locale of ['ru', 'kk']) {
    expect(await searched('кыс', locale)).toEqual(['winter.webp'])
    expect(await searched('КҮТІМ снег', locale)).toEqual(['winter.webp'])
    expect(await searched('филиал', locale)).toEqual(['branch.webp'])
    expect(await searched('doctor', locale)).toEqual(['doctor.webp'])
    expect(await searched('весна', locale)).toEqual([])
  }
  expect(await names('where[filename][like]=%D2%9B%D1%8B%D1%81')).toEqual(['winter.webp'])
})

it('follows each change of words', async () => {
  const id = ids.get('doctor.jpg')
  await rest.patch(`media/${id}?locale=ru`, { alt: 'Сурдолог за столом' })
  expect(await searched('врач')).toEqual([])
  expect(await searched('сурдолог')).toEqual(['doctor.webp'])
})

it('lists pictures without words in a language', async () => {
  expect(await names('where[withoutAltKk][equals]=true')).toEqual(['branch.webp', 'doctor.webp'])
  expect(await names('where[withoutAltRu][equals]=true')).toEqual([])
})

it('lists what no document shows, drafts and running text looked into, as it is at the moment', async () => {
  const unused = () => names('where[and][0][isUsed][equals]=false')
  expect(await unused()).toEqual(['branch.webp', 'doctor.webp', 'winter.webp'])
  const text = rich('До')
  const upload = {
    type: 'upload',
    version: 3,
    format: '',
    relationTo: 'media',
    value: ids.get('branch.jpg'),
    fields: {},
  }
  const article = await rest.post('articles?locale=ru&draft=true', {
    title: 'Зима',
    kind: 'general',
    cover: ids.get('winter.jpg'),
    body: { root: { ...text.root, children: [...text.root.children, upload] } },
  })
  expect(article.status, article.text).toBe(201)
  expect(await unused()).toEqual(['doctor.webp'])
  expect(await names('where[isUsed][equals]=true')).toEqual(['branch.webp', 'winter.webp'])
  const trashed = await rest.patch(`articles/${article.json.doc.id}`, { deletedAt: new Date().toISOString() })
  expect(trashed.status, trashed.text).toBe(200)
  expect(await unused()).toHaveLength(3)
})

it('keeps each tag once, in the spelling that is there already', async () => {
  const id = ids.get('doctor.jpg')
  const saved = await rest.patch(`media/${id}?locale=ru`, { tags: [' Филиал ', 'портрет', 'Портрет', ' '] })
  expect(saved.json.doc.tags).toEqual(['филиал', 'портрет'])
})

it('gives one tag to several pictures and takes it back, beside the tags they have', async () => {
  const chosen = ['winter.jpg', 'branch.jpg', 'doctor.jpg'].map((name) => ids.get(name))
  const change = async (action: string, tag: string) =>
    (await rest.post('media/tags', { ids: chosen, tag, action })).json
  const tagsOf = async (name: string) => (await rest.get(`media/${ids.get(name)}?locale=ru`)).json.tags
  expect(await change('add', 'ПОРТРЕТ')).toEqual({ changed: 2 })
  expect(await tagsOf('winter.jpg')).toEqual(['сезон', 'портрет'])
  expect(await searched('портрет')).toHaveLength(3)
  expect(await change('remove', 'портрет')).toEqual({ changed: 3 })
  expect(await tagsOf('winter.jpg')).toEqual(['сезон'])
  expect(await searched('портрет')).toEqual([])
})

it('lets nobody write what the library itself keeps, and no translator tag', async () => {
  const saved = await rest.patch(`media/${ids.get('winter.jpg')}?locale=ru`, {
    searchText: 'чужое',
    isUsed: true,
    withoutAltRu: true,
  })
  expect(saved.status).toBe(200)
  expect(await searched('чужое')).toEqual([])
  expect(await names('where[withoutAltRu][equals]=true')).toEqual([])
  expect((await rest.post('media/tags', { ids: ['1'], tag: 'x', action: 'add' })).status).toBe(400)
})
