import type { SanitizedConfig } from 'payload'
import { expect, it } from 'vitest'
import { withoutStaleCheck } from './without-stale-check.ts'

const config = {
  collections: [
    { slug: 'orders', flattenedFields: [{ name: 'reference' }, { name: 'basedOn' }] },
    { slug: 'redirects', flattenedFields: [{ name: 'from' }] },
  ],
} as unknown as SanitizedConfig
const asked = (name: string, collectionSlug?: string) => ({
  name,
  args: { collectionSlug, id: '1', checkForStaleData: true },
})

it('leaves the check to the save where the save has one, and to Payload everywhere else', () => {
  const checks = (name: string, slug?: string) => withoutStaleCheck(asked(name, slug), config).args.checkForStaleData
  expect(checks('form-state', 'orders')).toBe(false)
  expect(checks('form-state', 'redirects')).toBe(true)
  expect(checks('form-state')).toBe(true)
  expect(checks('schedule-publish', 'orders')).toBe(true)
})
