import { afterAll, beforeAll, expect, it } from 'vitest'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { ask, type Person, signIn } from '../support/rest-of-staff.ts'
import { pictureBytes } from './stored-picture.ts'

let cms: TestCms
let translator: Person
let editor: Person
let id: string
beforeAll(async () => {
  cms = await openCms()
  translator = await signIn(cms.payload, 'translator, own language')
  editor = await signIn(cms.payload, 'editor')
  const data = await pictureBytes('#336699')
  const file = { name: 'portrait.jpg', mimetype: 'image/jpeg', data, size: data.length }
  const made = await cms.payload.create({
    collection: 'media',
    locale: 'ru',
    data: { alt: 'Портрет' },
    file,
    overrideAccess: true,
  })
  id = made.id
})
afterAll(() => cms?.close())

const write = (as: Person, alt: string | null, language: 'ru' | 'kk' = 'ru') =>
  ask(cms, 'PATCH', `media/${id}?locale=kk&fallback-locale=none`, { as, body: { alt }, language })
const altIn = async (locale: 'ru' | 'kk') =>
  (await cms.payload.findByID({ collection: 'media', id, locale, fallbackLocale: false, overrideAccess: true })).alt

it('a translator describes a picture that nobody described in their language, and changes no description of the site', async () => {
  const first = await write(translator, 'Портрет, қазақша')
  expect(first.status, first.text).toBe(200)
  expect(await altIn('kk')).toBe('Портрет, қазақша')
  for (const alt of ['Басқа', '', null]) {
    const refused = await write(translator, alt)
    expect([refused.status, refused.json], String(alt)).toMatchObject([
      400,
      { errors: [{ data: { errors: [{ path: 'alt' }] } }] },
    ])
    expect(refused.text).toContain('его меняют редакторы')
  }
  expect((await write(translator, 'Басқа', 'kk')).text).toContain('редакторлар өзгертеді')
  // A form sends what it was opened with.
  expect((await write(translator, 'Портрет, қазақша')).status).toBe(200)
  expect([await altIn('ru'), await altIn('kk')]).toEqual(['Портрет', 'Портрет, қазақша'])
  expect((await write(editor, 'Басқа')).status).toBe(200)
  expect(await altIn('kk')).toBe('Басқа')
})
