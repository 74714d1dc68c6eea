import { afterAll, beforeAll, expect, it } from 'vitest'
import { changeFavourites, saveProfile } from '../../src/modules/accounts/operations/customer-data.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { runSql } from '../support/test-server.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await openCms()
})
afterAll(() => cms.close())

const item = (slug: string) => ({ product: { id: slug, attributes: { slug } }, categoryPath: 'apparaty' })
const slugsOf = ({ items }: Awaited<ReturnType<typeof changeFavourites>>) =>
  items.map(({ product }) => product.attributes.slug)
const marking = (slug: string) => ({ key: `marks-${slug}`, added: [item(slug)], removed: {} })

async function makeCustomer(name: string): Promise<string> {
  const { id } = await cms.payload.create({
    collection: 'customers',
    data: { name, email: `${name}@example.kz`, password: 'три-белых-верблюда', language: 'ru' },
    overrideAccess: true,
  })
  return id
}

it('takes in what many browsers send at once, each change set once', async () => {
  const id = await makeCustomer('many')
  const slugs = Array.from({ length: 12 }, (_, index) => `s${index}`)
  const profile = { name: 'many', phone: '', language: 'kk' } as const
  await Promise.all([
    ...[...slugs, ...slugs].map((slug) => changeFavourites(cms.payload, id, marking(slug))),
    saveProfile(cms.payload, id, profile),
  ])
  const account = await changeFavourites(cms.payload, id, null)
  expect(slugsOf(account).sort()).toEqual([...slugs].sort())
  expect(account.revision).toBe(slugs.length)
})

it('does not mark again what was unmarked before a lost answer was asked for once more', async () => {
  const id = await makeCustomer('retry')
  const { marks } = await changeFavourites(cms.payload, id, marking('a'))
  await changeFavourites(cms.payload, id, { key: 'unmarks-a', added: [], removed: marks })
  expect(slugsOf(await changeFavourites(cms.payload, id, marking('a')))).toEqual([])
})

it('goes on from a list that was stored before marks had names', async () => {
  const id = await makeCustomer('earlier')
  const list = JSON.stringify([item('a'), item('b')])
  await runSql(
    new URL(cms.databaseUrl).pathname.slice(1),
    `update customers set favourites = '${list}'::jsonb where id = '${id}'`,
  )
  const { marks } = await changeFavourites(cms.payload, id, null)
  const changed = await changeFavourites(cms.payload, id, { key: 'k', added: [], removed: { a: marks.a ?? [] } })
  expect(slugsOf(changed)).toEqual(['b'])
})
