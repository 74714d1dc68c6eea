import { expect, it } from 'vitest'
import { clientHeader, formPageHeader, keepInternalHeaders, ownRequestHeader } from './internal-headers.ts'

it('believes nobody but this process about what only it may say', () => {
  const stranger = {
    host: 'estu.example',
    [clientHeader]: '127.0.0.1',
    [formPageHeader]: '/cart',
    [ownRequestHeader]: '1',
  }
  expect(keepInternalHeaders(stranger, 'secret')).toBe(false)
  expect(stranger).toEqual({ host: 'estu.example' })
  const own = { [ownRequestHeader]: 'secret', [formPageHeader]: '/cart' }
  expect(keepInternalHeaders(own, 'secret')).toBe(true)
  expect(own).toEqual({ [ownRequestHeader]: 'secret', [formPageHeader]: '/cart' })
})
