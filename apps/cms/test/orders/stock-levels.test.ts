import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction } from '../../src/database/in-transaction.ts'
import { countWaiting } from '../../src/modules/dashboard/operations/count-waiting.ts'
import { stockKey, takeStock } from '../../src/modules/orders/operations/stock.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { publishedConsumable } from '../support/published-consumable.ts'
import { ask, type Person, sentenceOf, signIn } from '../support/rest-of-staff.ts'

let cms: TestCms
let clinic: Person
let key: string
let row: string
const sql = (text: string, values: unknown[] = []) => cms.payload.db.pool.query(text, values)

beforeAll(async () => {
  cms = await openCms()
  clinic = await signIn(cms.payload, 'owner')
  const product = await publishedConsumable(cms.payload)
  key = stockKey('consumables', product)
  const made = await ask(cms, 'POST', 'stock?depth=0', {
    as: await signIn(cms.payload, 'editor'),
    body: {
      ...{ product: { relationTo: 'consumables', value: product }, lowAt: 3, level: 'none' },
      ...{ change: 10, reason: 'delivery' },
    },
  })
  expect(made.status, made.text).toBe(201)
  expect(made.json.doc).toMatchObject({ quantity: 10, level: 'enough' })
  row = (made.json.doc as { id: string }).id
})
afterAll(() => cms?.close())

const change = (body: object) => ask(cms, 'PATCH', `stock/${row}?depth=0`, { as: clinic, body })
const levelOf = async () => (await sql('select level from stock where key = $1', [key])).rows[0]?.level
const waitingFor = async ({ id }: Person) => {
  const account = await cms.payload.findByID({ collection: 'staff', id, depth: 0, overrideAccess: true })
  return countWaiting(await createLocalReq({ user: { ...account, collection: 'staff' } as never }, cms.payload))
}
const countLow = async () => (await waitingFor(clinic))?.low ?? null
const listed = async () => {
  const list = await ask(cms, 'GET', 'stock?where[or][0][and][0][level][not_equals]=enough&depth=0', { as: clinic })
  return (list.json.docs as { key: string }[]).some((found) => found.key === key)
}

it('says that a product runs out from the number on that the desk chose, and that it is gone, whoever takes it', async () => {
  const before = await countLow()
  expect(await listed()).toBe(false)
  expect((await change({ change: -7, reason: 'sale' })).json.doc).toMatchObject({ quantity: 3, level: 'low' })
  expect([await countLow(), await listed()]).toEqual([(before ?? 0) + 1, true])
  await inTransaction(cms.payload, 'ru', (req) =>
    takeStock(req, [{ key, quantity: 3 }], { reference: 'E-AAAA-BBBB', branch: null }),
  )
  expect([await levelOf(), await countLow(), await listed()]).toEqual(['none', (before ?? 0) + 1, true])
  expect((await change({ change: 4, reason: 'delivery' })).json.doc).toMatchObject({ quantity: 4, level: 'enough' })
  expect([await countLow(), await listed()]).toEqual([before, false])
})

it('follows the number of the desk, and without one says only that nothing is left', async () => {
  expect((await change({ lowAt: 4 })).json.doc).toMatchObject({ quantity: 4, level: 'low' })
  expect((await change({ lowAt: null })).json.doc).toMatchObject({ quantity: 4, level: 'enough' })
  // A former release knows of no level, and somebody with the database writes what they like.
  await sql(`update stock set quantity = 0, level = 'enough' where key = $1`, [key])
  expect(await levelOf()).toBe('none')
})

it('is nobody’s to say, and the desk’s number is a whole one, in words', async () => {
  expect((await change({ level: 'enough' })).json.doc).toMatchObject({ level: 'none' })
  const refused = await change({ lowAt: 1.5 })
  expect(refused.status).toBe(400)
  expect(sentenceOf(refused)).toContain('Нужно целое число от 0 до 999999')
})

it('is counted for nobody who does not sell', async () => {
  expect(await waitingFor(await signIn(cms.payload, 'editor'))).toBeNull()
})
