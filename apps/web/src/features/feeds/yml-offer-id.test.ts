import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ymlOfferId } from './yml-offer-id'

it('is the same for the same product, whatever the release', () => {
  expect(ymlOfferId('0196f3c2-5a3e-7b1c-9d2e-3f4a5b6c7d8e')).toBe('8xsb7uue1ifrhs3q4ioe')
  expect(ymlOfferId('00000000-0000-4000-8000-000000000001')).toMatch(/^[0-9a-z]{20}$/)
  expect(ymlOfferId('a1')).toBe('a1')
})

it('is 20 letters and digits, of each product its own', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.uuid(), { minLength: 2, maxLength: 20 }), (products) => {
      const ids = products.map(ymlOfferId)
      for (const id of ids) expect(id).toMatch(/^[0-9a-z]{20}$/)
      expect(new Set(ids).size).toBe(products.length)
    }),
  )
})
