import { expect, it } from 'vitest'
import { securityHeaders } from './security-headers.ts'

const own = { 'x-frame-options': 'SAMEORIGIN', 'referrer-policy': 'same-origin', 'permissions-policy': 'camera=()' }

it('says what an app says of its own beside what every answer says', () => {
  expect(securityHeaders(false, own)).toEqual({
    ...own,
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  })
})

it('promises encryption only where there is any', () => {
  expect(securityHeaders(true, own)).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  })
})
