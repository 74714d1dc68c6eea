import { randomUUID } from 'node:crypto'
import type { ReturnForm } from '@estu/domain/orders/returns/return-form'
import type { ReturnPolicy } from '@estu/domain/vocabulary/return-policies'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { askReturn, withdrawReturn } from '../../src/modules/orders/operations/ask-return.ts'
import { readOrder } from '../../src/modules/orders/operations/read-order.ts'
import { readReturnTerms } from '../../src/modules/orders/operations/read-return-terms.ts'
import { writeReturnLetter } from '../../src/modules/orders/returns/return-letters.ts'
import { makeClinic } from '../support/clinic-data.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { makeGoods } from '../support/shop-data.ts'

let cms: TestCms
let branch: string
let goods: string[]
let id: string

const wish: ReturnForm = { reason: 'unsuitable', wish: 'exchange', comment: '', take: [1, 0] }
const ask = (form: Partial<ReturnForm> = {}, key = randomUUID()) =>
  askReturn(cms.payload, { id, key, locale: 'kk', form: { ...wish, ...form } })
const returnsOf = async () => (await readOrder(cms.payload, id))?.returns ?? []
const update = (data: object) => cms.payload.update({ collection: 'orders', id, data, depth: 0, overrideAccess: true })
const letter = async (kind: 'order-return' | 'order-return-for-branch') =>
  writeReturnLetter(await createLocalReq({}, cms.payload), { kind, id })
const letters = async () => {
  const { rows } = await cms.payload.db.drizzle.execute(
    `select input->>'kind' as kind from payload_jobs where input->>'kind' like 'order-return%' order by id`,
  )
  return rows.map(({ kind }) => String(kind)).sort()
}

beforeAll(async () => {
  cms = await openCms()
  branch = (await makeClinic(cms.payload, 1)).branch
  goods = await makeGoods(cms.payload, 2, 4500)
})
afterAll(() => cms.close())

const policy = (returnPolicy: ReturnPolicy) =>
  cms.payload.update({
    collection: 'consumables',
    id: goods[0] ?? '',
    data: { returnPolicy },
    overrideAccess: true,
    context: { wordsUnchanged: true },
  })

const handOver = async (): Promise<void> => {
  for (const status of ['confirmed', 'ready', 'completed'] as const) await update({ status })
}

beforeEach(async () => {
  const [first = '', second = ''] = goods
  await cms.payload.db.drizzle.execute('delete from payload_jobs')
  await policy('14_days')
  const line = (product: string, title: string, quantity: number) => ({
    title,
    quantity,
    unitKzt: 4500,
    product: { relationTo: 'consumables' as const, value: product },
  })
  const made = await cms.payload.create({
    collection: 'orders',
    data: {
      reference: `E-${randomUUID().slice(0, 8)}`,
      status: 'new',
      name: 'Проба',
      contactBy: 'email',
      email: 'proba@example.kz',
      language: 'kk',
      receiving: 'pickup',
      branch,
      paying: 'at_pickup',
      goodsKzt: 13500,
      discountKzt: 0,
      deliveryKzt: 0,
      markupKzt: 0,
      totalKzt: 13500,
      lines: [line(first, 'Первое', 2), line(second, 'Второе', 1)],
    },
    depth: 0,
    overrideAccess: true,
  })
  id = made.id
})

it('what was not handed over is cancelled, not brought back', async () => {
  expect(await readReturnTerms(cms.payload, id)).toBeNull()
  expect(await ask()).toEqual({ ok: false, error: 'too-late' })
})

it('a request is kept once for its key, seen by its shopper, and told to both sides', async () => {
  await handOver()
  const key = randomUUID()
  expect(await ask({}, key)).toMatchObject({ ok: true })
  expect(await ask({}, key)).toMatchObject({ ok: true })
  expect(await ask({ wish: 'refund' }, key)).toEqual({ ok: false, error: 'key-reused' })
  expect(await returnsOf()).toMatchObject([
    { status: 'asked', reason: 'unsuitable', wish: 'exchange', goods: [{ title: 'Первое', quantity: 1 }], answer: '' },
  ])
  expect((await readReturnTerms(cms.payload, id))?.lines).toMatchObject([{ quantity: 1 }, { quantity: 1 }])
  expect(await letters()).toEqual(['order-return', 'order-return-for-branch'])
  const told = await letter('order-return')
  expect(told?.lines.join('\n')).toContain('Қайтару өтініміңізді алдық')
  expect(JSON.stringify([told, await letter('order-return-for-branch')])).not.toMatch(/Первое|слух|есту /i)
})

it('eight requests at once for the last piece make one', async () => {
  await handOver()
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask({ take: [2, 0] })))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.filter((answer) => !answer.ok && answer.error === 'return-changed')).toHaveLength(7)
  expect(await returnsOf()).toHaveLength(1)
})

it('medical goods in order, and what nobody asked for, are not taken', async () => {
  await handOver()
  await policy('medical_no_return')
  expect(await ask()).toEqual({ ok: false, error: 'return-changed' })
  expect(await ask({ take: [0, 0] })).toEqual({ ok: false, error: 'return-changed' })
  expect(await ask({ reason: 'faulty', comment: 'Не включается' })).toMatchObject({ ok: true })
})

it('staff answer and move a request, and change nothing else of it', async () => {
  await handOver()
  await ask()
  const [row] = (await cms.payload.findByID({ collection: 'orders', id, depth: 0, overrideAccess: true })).returns ?? []
  if (!row) throw new Error('Nothing was asked.')
  const refuse = (data: object, path: string) =>
    expect(update(data)).rejects.toMatchObject({ data: { errors: [{ path, label: expect.stringContaining('→') }] } })
  await refuse({ returns: [{ ...row, status: 'done' }] }, 'returns.0.status')
  await refuse({ returns: [{ ...row, status: 'refused', answer: ' ' }] }, 'returns.0.answer')
  await update({ returns: [] })
  await update({
    returns: [
      { ...row, status: 'accepted', answer: 'Принесите с чеком', wish: 'refund', goods: [], comment: 'чужое' },
      { ...row, id: undefined, goods: [{ title: 'x', quantity: 1, line: 0 }] },
    ],
  })
  expect(await returnsOf()).toMatchObject([
    { status: 'accepted', wish: 'exchange', goods: [{ title: 'Первое', quantity: 1 }], answer: 'Принесите с чеком' },
  ])
  const told = await letter('order-return')
  expect(told?.lines.join('\n')).toContain('Принесите с чеком')
  expect(told?.lines.join('\n')).toContain('Қайда: ')
  expect(await withdrawReturn(cms.payload, { id, returnId: String(row.id), locale: 'ru' })).toEqual({
    ok: false,
    error: 'too-late',
  })
})

it('whoever keeps the goods after all takes the request back, and may ask anew', async () => {
  await handOver()
  await ask({ take: [2, 1] })
  const [row] = await returnsOf()
  const back = () => withdrawReturn(cms.payload, { id, returnId: row?.id ?? '', locale: 'ru' })
  expect(await Promise.all([back(), back()])).toEqual([
    { ok: true, value: null },
    { ok: true, value: null },
  ])
  expect(await ask({ take: [2, 1] })).toMatchObject({ ok: true })
  expect((await returnsOf()).map(({ status }) => status)).toEqual(['withdrawn', 'asked'])
})
