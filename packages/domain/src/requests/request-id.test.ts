import { expect, it } from 'vitest'
import { givenRequestId } from './request-id.ts'

it.each(['a', 'A-1', '0b9c3f9e-6a55-4d1f-9c35-6f6f0d6a8a01', 'a'.repeat(64)])('%s is a name', (id) => {
  expect(givenRequestId(id)).toBe(id)
})

it.each([undefined, '', 'a'.repeat(65), 'a b', 'a, b', '{"level":"fatal"}', 'ә', 'a\tb', 'a\n', [['a', 'b']]])(
  '%s is none',
  (id) => {
    expect(givenRequestId(id as string)).toBeNull()
  },
)
