import { expect, it } from 'vitest'
import { lastStop } from './last-stop'

const from = (steps: Record<string, string | null>) => async (path: string) =>
  path in steps ? { at: steps[path] ?? null } : null

it('a chain of any length is one step', async () => {
  const long = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`/${index}`, `/${index + 1}`]))
  expect(await lastStop('/0', from(long))).toBe('/30')
  expect(await lastStop('/29', from(long))).toBe('/30')
})

it('leads nowhere where nothing begins, where the end cannot be seen, and in a circle', async () => {
  expect(await lastStop('/x', from({}))).toBeNull()
  expect(await lastStop('/a', from({ '/a': '/b', '/b': null }))).toBeNull()
  expect(await lastStop('/a', from({ '/a': '/b', '/b': '/c', '/c': '/b' }))).toBeNull()
  expect(await lastStop('/a', from({ '/a': '/a' }))).toBeNull()
})
