import { expect, it } from 'vitest'
import { dotted } from './dotted.ts'

it('puts facts beside each other so that no line begins with a dot', () => {
  expect(dotted(['Заушный', '', undefined, 'аккумулятор'])).toBe('Заушный\u00a0· аккумулятор')
  expect(dotted([])).toBe('')
})
