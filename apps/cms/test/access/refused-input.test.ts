import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Where } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { articleWords } from '../support/complete.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { type Answer, restAs, signedIn } from '../support/rest.ts'

let cms: TestCms
let rest: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  cms = await openCms()
  rest = await signedIn(cms)
})
afterAll(() => cms?.close())

const fieldsOf = ({ json }: Answer): { path: string; message: string }[] => json.errors[0]?.data?.errors ?? []

it('what cannot be is refused beside the field, in the editor’s language', async () => {
  const implant = {
    title: 'Имплант',
    component: 'headpiece',
    salesMode: 'shop',
    availability: 'in_stock',
    _status: 'draft',
  }
  const { id } = (await rest.post('implants?locale=ru&draft=true', implant)).json.doc
  expect(fieldsOf(await rest.patch(`implants/${id}?locale=ru`, { worksWith: [id] }))).toEqual([
    expect.objectContaining({ path: 'worksWith', message: 'Документ не может ссылаться сам на себя.' }),
  ])

  const period = { startsAt: '2026-12-02T00:00:00Z', endsAt: '2026-12-01T00:00:00Z' }
  const reversed = await rest.post('promotions?locale=ru&draft=true', { title: 'Наоборот', ...period })
  expect(fieldsOf(reversed)[0]).toMatchObject({ path: 'endsAt', message: 'Конец раньше начала: проверьте даты.' })

  const empty = await rest.post('promotions?locale=ru', {
    title: 'Без товара',
    startsAt: '2026-12-01T00:00:00Z',
    endsAt: '2026-12-02T00:00:00Z',
    _status: 'published',
  })
  expect(fieldsOf(empty).map(({ path }) => path)).toEqual(['summary', 'body', 'terms'])

  const loop = await rest.post('redirects', { from: '/po-krugu', to: '/po-krugu' })
  expect(fieldsOf(loop)[0]).toMatchObject({ path: 'to' })
})

it('a telephone that nobody can call is refused where it would go live, in the editor’s language', async () => {
  const { id } = (
    await rest.post('branches?locale=ru&draft=true', { title: 'Филиал', address: 'Дом', _status: 'draft' })
  ).json.doc
  const inBranch = (data: object) => rest.patch(`branches/${id}?locale=ru`, { ...data, _status: 'published' })
  const inOrganisation = (data: object) => rest.post('globals/organisation?locale=ru', { name: 'Есту', ...data })
  const number = 'Нужен номер телефона Казахстана, например +7 701 234 56 78'
  for (const save of [inBranch, inOrganisation]) {
    for (const name of ['phone', 'whatsapp'])
      for (const words of ['позвоните нам', '+1 202 555 01 00', '12345'])
        expect(fieldsOf(await save({ [name]: words })), `${name}: ${words}`).toMatchObject([
          { path: name, message: number },
        ])
    const landline = await save({ whatsapp: '+7 727 234 56 78' })
    expect(fieldsOf(landline)).toMatchObject([{ path: 'whatsapp', message: expect.stringContaining('мобильный') }])
    const saved = await save({ phone: '8 (727) 234-56-78', whatsapp: '701 234 56 78' })
    expect(saved.json.doc ?? saved.json.result, saved.text).toMatchObject({
      phone: '+77272345678',
      whatsapp: '+77012345678',
    })
    expect((await save({ phone: '', whatsapp: null })).status).toBe(200)
  }
  const draft = await rest.patch(`branches/${id}?locale=ru&draft=true&autosave=true`, {
    phone: '7012345678',
    _status: 'draft',
  })
  expect(draft.json.doc).toMatchObject({ phone: '7012345678' })
})

it('a title that breaks every list it stands in is refused by name, in the editor’s language', async () => {
  const { id } = (await rest.post('articles?locale=ru&draft=true', { title: 'Имя', kind: 'general', _status: 'draft' }))
    .json.doc
  const save = (letters: number, asked: string) =>
    rest.patch(`articles/${id}?locale=ru`, { ...articleWords('я'.repeat(letters)), _status: asked })
  const refused = await save(201, 'published')
  expect(fieldsOf(refused)).toMatchObject([{ path: 'title', message: expect.stringContaining('200') }])
  expect(refused.text).toContain('Заголовок')
  expect((await save(200, 'published')).status).toBe(200)
})

it('a film that is none is refused with a reason', async () => {
  const form = new FormData()
  form.append('file', new File(['not a film'], 'film.mp4', { type: 'video/mp4' }))
  form.append('_payload', JSON.stringify({ title: 'Фильм' }))
  expect((await rest.send('videos?locale=ru', form)).text).toContain('Это не видео MP4 или WebM')
})

it('a film is named as its bytes are, whatever it was called', async () => {
  const bytes = await readFile(path.join(import.meta.dirname, '../../src/seed/films/hearing-check.mp4'))
  const form = new FormData()
  form.append('file', new File([bytes], 'film.html', { type: 'video/mp4' }))
  form.append('_payload', JSON.stringify({ title: 'Фильм' }))
  const { status, json, text } = await rest.send('videos?locale=ru', form)
  expect(status, text).toBe(201)
  expect(json.doc).toMatchObject({
    filename: expect.stringMatching(/^film-v[0-9a-f]{10}\.mp4$/),
    mimeType: 'video/mp4',
  })
})

it('the server refuses an unfinished language whoever asks, and says what is missing', async () => {
  const article = { ...articleWords('Стол'), kind: 'general', _status: 'published' }
  const made = await rest.post('articles?locale=ru', article)
  expect(made.status).toBe(201)
  const { id } = made.json.doc
  for (const query of ['locale=kk', 'locale=kk&publishSpecificLocale=kk', 'locale=ru&publishAllLocales=true']) {
    const refused = await rest.patch(`articles/${id}?${query}`, { _status: 'published' })
    expect(refused.status, query).toBe(400)
    expect(refused.text).toContain('summary')
  }
  const seen = async (locale: 'ru' | 'kk') => {
    const where: Where = { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] }
    return (await cms.payload.find({ collection: 'articles', locale, where, overrideAccess: false })).docs.length
  }
  expect([await seen('ru'), await seen('kk')]).toEqual([1, 0])
  expect((await restAs(cms, null).get(`articles/${id}`)).status).toBeGreaterThanOrEqual(400)
})
