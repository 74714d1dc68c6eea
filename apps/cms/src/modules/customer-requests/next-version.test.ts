import { expect, it } from 'vitest'
import { nextVersion } from './next-version.ts'

it.each([
  ['1', '2'],
  ['9', '10'],
  ['2026.1', '2026.2'],
  ['черновик', 'черновик 2'],
])('follows %s by %s', (version, next) => {
  expect(nextVersion(version)).toBe(next)
})
