import { expect, it } from 'vitest'
import { undoUntil } from './cancellation.ts'
import { orderSteps } from './order-steps.ts'

const placed = { at: '2026-03-01T08:00:00.000Z', what: 'new' }
const asked = { at: '2026-03-01T09:00:00.000Z', what: 'cancel_asked' }
const isNew = { at: placed.at, status: 'new' }

it('an order that is being called off stands as cancelled from when that was asked', () => {
  const dueAt = undoUntil(new Date(asked.at)).toISOString()
  expect(orderSteps([placed, asked], dueAt)).toEqual([isNew, { at: asked.at, status: 'cancelled' }])
})

it('one that was called off and back stands where it stood, one whose cancellation took effect is cancelled once', () => {
  expect(orderSteps([placed, asked, { ...asked, what: 'cancel_undone' }], null)).toEqual([isNew])
  const done = { at: '2026-03-01T09:10:00.000Z', what: 'new → cancelled' }
  expect(orderSteps([placed, asked, done], null)).toEqual([isNew, { at: done.at, status: 'cancelled' }])
})

it('what staff noted is no step', () => {
  expect(orderSteps([placed, { at: asked.at, what: 'note' }], null)).toEqual([isNew])
})
