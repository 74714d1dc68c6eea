import type { ClientField, Field } from 'payload'
import { expect, it } from 'vitest'
import { dateFieldsOf } from './date-fields.ts'

it('calls every date as Payload’s filter calls it', () => {
  const date = (name: string): Field => ({ name, type: 'date' })
  const fields: Field[] = [
    { type: 'row', fields: [date('startsAt'), { name: 'title', type: 'text' }] },
    { type: 'tabs', tabs: [{ label: 'Оплата', fields: [date('paidAt')] }] },
    { name: 'refund', type: 'group', fields: [date('refundedAt')] },
    { name: 'days', type: 'array', fields: [{ type: 'row', fields: [date('date')] }] },
    date('createdAt'),
  ]
  // A browser has the same shape, without what only the server needs.
  expect(dateFieldsOf(fields as unknown as ClientField[]).map(({ path }) => path)).toEqual([
    'startsAt',
    'paidAt',
    'refund.refundedAt',
    'days.date',
    'createdAt',
  ])
})
