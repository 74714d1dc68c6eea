import { expect, test } from 'vitest'
import { routes } from './routes.ts'
import { sectionKeyAt, sectionKeys } from './sections.ts'

test('each section is found by its address, and nothing else is', () => {
  for (const key of sectionKeys) expect(sectionKeyAt(routes[key].path)).toBe(key)
  expect(sectionKeyAt('/apparaty/ric')).toBeNull()
  expect(sectionKeyAt(routes.cart.path)).toBeNull()
})
