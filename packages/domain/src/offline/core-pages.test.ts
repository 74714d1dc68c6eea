import { expect, it } from 'vitest'
import { coreAddresses, standInFor } from './core-pages.ts'
import { offlineCaches } from './offline-caches.ts'
import { isStorablePath } from './page-address.ts'

it('keeps nothing at first that may not be kept later, and all of it has room', () => {
  expect(coreAddresses.filter((address) => !isStorablePath(address))).toEqual([])
  expect(coreAddresses.length).toBeLessThanOrEqual(offlineCaches.core.most)
})

it('has every stand-in among what is kept at first', () => {
  expect(standInFor('ru', '/cart')).toBe('/offline/cart')
  expect(standInFor('kk', '/cart')).toBe('/kk/offline/cart')
  expect(standInFor('kk', '/cart/checkout')).toBe('/kk/offline')
  for (const path of ['/cart', '/articles/x'])
    for (const locale of ['ru', 'kk'] as const) expect(coreAddresses).toContain(standInFor(locale, path))
})
