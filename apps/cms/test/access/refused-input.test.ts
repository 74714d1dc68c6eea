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
  const implant = { title: 'Имплант', component: 'headpiece', _status: 'draft' }
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
  expect(fieldsOf(empty).map(({ path }) => path)).toEqual(['summary', 'body', 'terms', 'devices'])

  const loop = await rest.post('redirects', { from: '/po-krugu', to: '/po-krugu' })
  expect(fieldsOf(loop)[0]).toMatchObject({ path: 'to' })
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
  expect(json.doc).toMatchObject({ filename: 'film.mp4', mimeType: 'video/mp4' })
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
