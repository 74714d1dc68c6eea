import type { FormState } from 'payload'
import { expect, it } from 'vitest'
import { lostErrors, type ToldErrors, toldErrorsOf } from './told-errors.ts'

const message = 'Меньше 60 месяцев нельзя.'
const refused: FormState = {
  orders: { value: 12, valid: false, errorMessage: message },
  messages: { value: 24, valid: true },
}
const told = toldErrorsOf(refused) as ToldErrors
const cleared: FormState = { ...refused, orders: { value: 12, valid: true, errorMessage: message } }

it('knows what a form was refused for, and nothing of one that was not', () => {
  expect(told.errors).toEqual([{ path: 'orders', message }])
  expect(toldErrorsOf(cleared)).toBeNull()
})

it('an error that an answer took away is lost while the values are those that were refused', () => {
  expect(lostErrors(told, cleared, true)).toEqual([{ path: 'orders', message }])
  expect(lostErrors(told, refused, true)).toEqual([])
})

it('an error is lost with an answer that brings fields of a new line, too', () => {
  const withLine: FormState = { ...cleared, 'history.0.id': { value: '1', valid: true } }
  expect(lostErrors(told, withLine, true)).toEqual([{ path: 'orders', message }])
})

it('an error is lost whatever an answer changes of a form that nobody has touched since', () => {
  const filled: FormState = { ...cleared, messages: { value: null, valid: true } }
  expect(lostErrors(told, filled, false)).toEqual([{ path: 'orders', message }])
  expect(lostErrors(told, filled, true)).toEqual([])
})

it('none is lost once somebody has changed a value, in that field or in another', () => {
  expect(lostErrors(told, { ...cleared, orders: { value: 61, valid: true } }, true)).toEqual([])
  expect(lostErrors(told, { ...cleared, messages: { value: 36, valid: true } }, true)).toEqual([])
})

it('nor with a field that is no longer in the form', () => {
  expect(lostErrors(told, { messages: { value: 24, valid: true } }, true)).toEqual([])
})
