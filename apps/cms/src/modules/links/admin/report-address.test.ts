import { expect, it } from 'vitest'
import { readFilter, reportAddress } from './report-address.ts'

const after = { collection: 'articles', id: '0b6f8a58-8a9e-4d6c-9a35-3f3f0f4c2f11', locale: 'both', place: 3 } as const

it('an address asks for what it was made of', () => {
  const address = reportAddress({ kind: 'external', locale: 'kk' }, after)
  const search = Object.fromEntries(new URL(address, 'http://localhost').searchParams)
  expect(readFilter(search)).toEqual({ kind: 'external', locale: 'kk', after })
  expect(reportAddress({}, null)).toBe('/admin/links')
})

it('what it does not understand is not asked', () => {
  const wrong = { kind: 'both', locale: 'en', after: "articles:';drop:ru:1" }
  expect(readFilter(wrong)).toEqual({ kind: undefined, locale: undefined })
  expect(readFilter({ kind: ['internal', 'external'], after: 'articles:x:ru:-1' })).toEqual({})
})
