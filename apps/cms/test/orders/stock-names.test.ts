import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { readWhereUsed } from '../../src/modules/where-used/read-where-used.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { ask, type Person, signIn } from '../support/rest-of-staff.ts'
import { staffUser } from '../support/staff-user.ts'

let cms: TestCms
let editor: Person
const goods: string[] = []
const rows: string[] = []

beforeAll(async () => {
  cms = await openCms()
  editor = await signIn(cms.payload, 'editor')
  for (const title of ['Товар 0', 'Товар 1', 'Товар 2']) {
    const product = await cms.payload.create({
      collection: 'consumables',
      locale: 'ru',
      draft: true,
      data: { title, availability: 'in_stock' },
      overrideAccess: true,
    })
    const data = { product: { relationTo: 'consumables' as const, value: product.id }, quantity: 1 }
    goods.push(product.id)
    rows.push((await cms.payload.create({ collection: 'stock', data, overrideAccess: true })).id)
  }
  await cms.payload.update({
    collection: 'consumables',
    id: goods[0] ?? '',
    locale: 'kk',
    draft: true,
    data: { title: 'Тауар қазақша', _status: 'draft' },
    overrideAccess: true,
  })
})
afterAll(() => cms?.close())

const listed = async (language: 'ru' | 'kk', query = '') => {
  const { status, json } = await ask(cms, 'GET', `stock?depth=0&sort=createdAt${query}`, { as: editor, language })
  expect(status).toBe(200)
  return (json.docs as { title?: string }[]).map(({ title }) => title)
}

it('a row of the stock is called as its product is, in the language of who looks or else the other one', async () => {
  expect(await listed('ru')).toEqual(['Товар 0', 'Товар 1', 'Товар 2'])
  expect(await listed('kk')).toEqual(['Тауар қазақша', 'Товар 1', 'Товар 2'])
  expect(await listed('kk', '&locale=all')).toEqual(['Тауар қазақша', 'Товар 1', 'Товар 2'])
  const { json } = await ask(cms, 'GET', `stock/${rows[0]}?depth=0`, { as: editor, language: 'kk' })
  expect(json.title).toBe('Тауар қазақша')
})

it('it is called so once it is saved, and where its product is used', async () => {
  const { status, json } = await ask(cms, 'PATCH', `stock/${rows[1]}?depth=0`, {
    as: editor,
    body: { change: 5, reason: 'delivery' },
  })
  expect(status).toBe(200)
  expect(json.doc).toMatchObject({ title: 'Товар 1', quantity: 6 })
  const req = await createLocalReq({ user: staffUser('editor') }, cms.payload)
  const { rows: uses } = await readWhereUsed(req, 'consumables', goods[1] ?? '')
  expect(uses.map(({ title }) => title)).toEqual(['Товар 1'])
})

it('the list is searched by what products are called, in either language', async () => {
  const search = (text: string) => `&where[or][0][title][like]=${encodeURIComponent(text)}`
  expect(await listed('ru', search('товар 2'))).toEqual(['Товар 2'])
  expect(await listed('ru', search('казакша'))).toEqual(['Товар 0'])
  expect(await listed('ru', search('нет такого'))).toEqual([])
})

it('the names of a whole list are read by one question', async () => {
  const find = vi.spyOn(cms.payload, 'find')
  expect(await listed('ru')).toHaveLength(3)
  expect(find.mock.calls.filter(([{ collection }]) => collection === 'consumables')).toHaveLength(1)
  find.mockRestore()
})
