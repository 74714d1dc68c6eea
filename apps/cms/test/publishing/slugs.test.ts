import { afterAll, beforeAll, expect, it } from 'vitest'
import { articleWords } from '../support/complete.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await openCms()
})
afterAll(() => cms.close())

const shared = { collection: 'articles' as const, overrideAccess: true, depth: 0 }
const create = (data: Record<string, unknown>, locale: 'ru' | 'kk' = 'ru', draft = false) =>
  cms.payload.create({ ...shared, locale, draft, data: { kind: 'general', ...data } })

it('is made from the Russian title, or the Kazakh one where there is no other', async () => {
  expect((await create({ title: 'Слуховой аппарат' })).slug).toBe('sluhovoi-apparat')
  expect((await create({ title: 'Есту аппараттары' }, 'kk')).slug).toBe('estu-apparattary')
})

it('follows the title of a draft and stands still once it was public', async () => {
  const { id, slug } = await create({ title: 'Черно' }, 'ru', true)
  expect(slug).toBe('cherno')
  const finished = await cms.payload.update({
    ...shared,
    id,
    locale: 'ru',
    draft: true,
    data: { title: 'Черновик готов' },
  })
  expect(finished.slug).toBe('chernovik-gotov')
  await cms.payload.update({
    ...shared,
    id,
    locale: 'ru',
    data: { ...articleWords('Черновик готов'), _status: 'published' },
  })
  const renamed = await cms.payload.update({
    ...shared,
    id,
    locale: 'ru',
    data: { title: 'Другое имя', _status: 'published' },
  })
  expect(renamed.slug).toBe('chernovik-gotov')
})

it('gets a number when the address is taken', async () => {
  await create({ title: 'Дважды' })
  expect((await create({ title: 'Дважды' })).slug).toBe('dvazhdy-2')
})

it('gets the first number that is free, however many are taken, and stays as short as an address may be', async () => {
  for (const slug of ['mnogo', 'mnogo-2', 'Mnogo-3', 'mnogo-5', 'mnogo-slov']) await create({ title: slug, slug })
  expect((await create({ title: 'Много' })).slug).toBe('mnogo-4')
  expect((await create({ title: 'Много' })).slug).toBe('mnogo-6')
  const long = 'а'.repeat(200)
  expect((await create({ title: long })).slug).toBe('a'.repeat(96))
  expect((await create({ title: long })).slug).toBe(`${'a'.repeat(94)}-2`)
})

it('keeps the case an editor typed and refuses the same address in another case', async () => {
  expect((await create({ title: 'Акция', slug: 'Podarki_ot_Phonak' })).slug).toBe('Podarki_ot_Phonak')
  await expect(create({ title: 'Акция', slug: 'podarki_OT_phonak' })).rejects.toThrow()
})

it('refuses what is no address', async () => {
  for (const slug of ['слух', 'a b', '../etc', '-a', 'a'.repeat(120)]) {
    await expect(create({ title: 'Плохой адрес', slug })).rejects.toThrow()
  }
})

it('lets one of two simultaneous documents have an address, by the database itself', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 8 }, (_, index) => create({ title: 'Гонка', slug: index % 2 ? 'gonka' : 'GONKA' })),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
