import { redirectSpellings, redirectTarget } from '@estu/domain/routing/redirect-path'
import fc from 'fast-check'
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

it('follows an address with a query and ends with the query of the last', async () => {
  expect(await lastStop('/a', from({ '/a': '/b/?x=1', '/b': '/c?y=2#z' }))).toBe('/c?y=2#z')
  expect(await lastStop('/a', from({ '/a': '/b', '/b': '/a/?x=1' }))).toBeNull()
})

it('of any stored redirects makes one hop, and never a circle', async () => {
  const spelling = fc.constantFrom('', '/', '?a=1')
  const address = fc.tuple(fc.constantFrom('', '/kk'), fc.constantFrom('/a', '/A', '/b', '/c', '/B'), spelling)
  const row = fc.tuple(address, address).map(([source, target]) => [source.join(''), target.join('')] as const)
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 8 }), async (rows) => {
      const stored = new Map(rows)
      const step = async (path: string) => {
        const to = redirectSpellings(path).flatMap((one) => stored.get(one) ?? [])[0]
        return to === undefined ? null : { at: redirectTarget(to) }
      }
      for (const start of ['/a', '/A', '/b', '/B', '/c']) {
        const end = await lastStop(start, step)
        if (end !== null) expect(await lastStop(end, step)).toBeNull()
        if (end !== null) expect(end).not.toBe(start)
      }
    }),
  )
})
