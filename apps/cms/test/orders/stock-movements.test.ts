import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../src/database/in-transaction.ts'
import { returnStock, stockKey, takeStock } from '../../src/modules/orders/operations/stock.ts'
import { listMovements, movementsShown } from '../../src/modules/orders/stock-movements/list-movements.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { publishedConsumable } from '../support/published-consumable.ts'
import { ask, type Person, sentenceOf, signIn } from '../support/rest-of-staff.ts'

let cms: TestCms
let clinic: Person
let product: string
let key: string
let row: string
const sql = (text: string, values: unknown[] = []) => cms.payload.db.pool.query(text, values)

beforeAll(async () => {
  cms = await openCms()
  clinic = await signIn(cms.payload, 'clinic', { name: 'Айгүл' })
  product = await publishedConsumable(cms.payload)
  key = stockKey('consumables', product)
  const editor = await signIn(cms.payload, 'editor')
  const made = await ask(cms, 'POST', 'stock?depth=0', {
    as: editor,
    body: {
      product: { relationTo: 'consumables', value: product },
      change: 10,
      reason: 'delivery',
      note: 'Накладная 7',
    },
  })
  expect(made.status, made.text).toBe(201)
  row = (made.json.doc as { id: string }).id
})
afterAll(() => cms?.close())

const change = (body: object, language: 'ru' | 'kk' = 'ru') =>
  ask(cms, 'PATCH', `stock/${row}?depth=0`, { as: clinic, body, language })

const movements = async () => listMovements(await createLocalReq({}, cms.payload), key)

async function expectSum(): Promise<void> {
  const { rows } = await sql(`
    select stock.key, stock.quantity::int as there, coalesce(sum(moved.quantity), 0)::int as moved
    from stock left join stock_movements as moved on moved.key = stock.key group by 1, 2
  `)
  expect(rows.filter(({ there, moved }) => there !== moved)).toEqual([])
}

const lineOf = (quantity: number) => ({ id: 'l', title: 'x', quantity, unitKzt: 1, fromStock: true })

describe('what comes and goes', () => {
  it('is explained in the form: what is stored nowhere is only read there, unless it says otherwise', () => {
    const { fields } = cms.payload.collections.stock.config
    for (const name of ['reason', 'note'])
      expect(fields.find((field) => 'name' in field && field.name === name)?.admin).toMatchObject({ readOnly: false })
  })

  it('is written down with why, by whom and for which order, and its sum is the number', async () => {
    expect((await change({ change: -1, reason: 'loss', note: 'Раздавлена' })).json.doc).toMatchObject({
      ...{ quantity: 9, change: null, reason: null, note: null },
    })
    await inTransaction(cms.payload, 'ru', async (req) => {
      Object.assign(req.context, { author: 'shopper' })
      expect(await takeStock(req, [{ key, quantity: 3 }], { reference: 'E-AAAA-BBBB', branch: null })).toMatchObject({
        ok: true,
      })
    })
    await inTransaction(cms.payload, 'ru', (req) =>
      returnStock(req, {
        reference: 'E-AAAA-BBBB',
        lines: [{ ...lineOf(3), product: { relationTo: 'consumables', value: product } }],
      } as never),
    )
    const told = (await movements()).map(({ quantity, remaining, reason, reference, note, author }) => [
      ...[quantity, remaining, reason, reference ?? note, author.name ?? author.kind],
    ])
    expect(told).toEqual([
      [3, 9, 'order-off', 'E-AAAA-BBBB', 'system'],
      [-3, 6, 'order', 'E-AAAA-BBBB', 'shopper'],
      [-1, 9, 'loss', 'Раздавлена', 'Айгүл'],
      [10, 10, 'delivery', 'Накладная 7', 'editor'],
    ])
    await expectSum()
  })

  it('is refused without a reason, or where the number goes the other way, in the language of whoever writes', async () => {
    const before = await movements()
    for (const [body, words, language] of [
      [{ change: 2 }, 'Выберите, почему', 'ru'],
      [{ change: 2, reason: 'order' }, 'Такое значение здесь не подходит', 'ru'],
      [{ change: -2, reason: 'delivery' }, '«Поставка» прибавляет', 'ru'],
      [{ change: 2, reason: 'sale' }, '«Салонда сату» азайтады', 'kk'],
      [{ change: 1.5, reason: 'delivery' }, 'Целое число', 'ru'],
      [{ change: -100, reason: 'loss' }, 'Столько здесь нет', 'ru'],
    ] as const) {
      const refused = await change(body, language)
      expect(refused.status, words).toBe(400)
      expect(sentenceOf(refused)).toContain(words)
    }
    expect(await movements()).toEqual(before)
    await expectSum()
  })

  it('is nobody’s to change or delete, and is written down of whoever goes around the CMS', async () => {
    await expect(sql('update stock_movements set quantity = 5')).rejects.toThrow('neither changed nor deleted')
    await expect(sql('delete from stock_movements')).rejects.toThrow('neither changed nor deleted')
    await expect(sql('truncate stock_movements')).rejects.toThrow('neither changed nor deleted')
    await sql('update stock set quantity = quantity + 1 where key = $1', [key])
    const [first] = await movements()
    expect(first).toMatchObject({ quantity: 1, reason: 'unknown', author: { kind: 'system' } })
    await expectSum()
  })

  it('stays the number of what there is while orders and the counter take the last at once', async () => {
    const taking = Array.from({ length: 30 }, (_, index) =>
      index % 2 === 0
        ? inTransaction(cms.payload, 'ru', (req) =>
            takeStock(req, [{ key, quantity: 1 }], { reference: `E-${index}`, branch: null }),
          )
        : change({ change: -1, reason: 'sale' }),
    )
    await Promise.allSettled(taking)
    const { rows } = await sql('select quantity::int as quantity from stock where key = $1', [key])
    expect(rows[0]?.quantity).toBe(0)
    await expectSum()
    const told = await movements()
    expect(told).toHaveLength(Math.min(movementsShown, 15))
    expect(told.map(({ remaining }) => remaining).slice(0, 10)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  it('is read on from where it ended', async () => {
    const req = await createLocalReq({}, cms.payload)
    const [first, ...others] = await movements()
    expect(await listMovements(req, key, first?.id)).toEqual(others)
  })

  it('ends with the row, and begins anew with the next one', async () => {
    await sql('update stock set quantity = 4 where key = $1', [key])
    const admin = await signIn(cms.payload, 'admin')
    expect((await ask(cms, 'DELETE', `stock/${row}`, { as: admin })).status).toBe(200)
    expect((await movements())[0]).toMatchObject({ quantity: -4, remaining: 0, reason: 'ended' })
    const { rows } = await sql('select sum(quantity)::int as sum from stock_movements where key = $1', [key])
    expect(rows).toEqual([{ sum: 0 }])
  })
})
