import { expect, it } from 'vitest'
import { endsSession } from './session-end.ts'

it.each([
  ['/auth/sign-out?done=1', true],
  ['/kk/auth/sign-out?done=1', true],
  ['/auth/sign-out', false],
  ['/kk/thanks?for=deleted', true],
  ['/thanks?for=order', false],
  ['/articles?done=1', false],
])('%s ends a session: %s', (address, ends) => {
  expect(endsSession(new URL(address, 'https://estu.example'))).toBe(ends)
})
