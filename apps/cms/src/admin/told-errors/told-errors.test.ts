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
  expect(lostErrors(told, cleared)).toEqual([{ path: 'orders', message }])
  expect(lostErrors(told, refused)).toEqual([])
})

it('none is lost once somebody has changed a value, in that field or in another', () => {
  expect(lostErrors(told, { ...cleared, orders: { value: 61, valid: true } })).toEqual([])
  expect(lostErrors(told, { ...cleared, messages: { value: 36, valid: true } })).toEqual([])
})

it('nor with a field that is no longer in the form', () => {
  expect(lostErrors(told, { messages: { value: 24, valid: true } })).toEqual([])
})
