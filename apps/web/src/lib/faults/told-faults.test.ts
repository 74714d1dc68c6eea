import { expect, it } from 'vitest'
import { takeFault, tellFault } from './told-faults'

it('a fault is told to whoever asks for its request, once', () => {
  const error = new Error('fault')
  tellFault('one', error)
  expect(takeFault('another')).toBeUndefined()
  expect(takeFault('one')).toBe(error)
  expect(takeFault('one')).toBeUndefined()
})

it('a request without a name has no fault, and nothing piles up', () => {
  tellFault(undefined, new Error('nobody’s'))
  for (let index = 0; index <= 100; index += 1) tellFault(`${index}`, index)
  expect(takeFault('0')).toBeUndefined()
  expect(takeFault('1')).toBe(1)
  expect(takeFault('100')).toBe(100)
})
