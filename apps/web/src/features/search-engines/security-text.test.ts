import { expect, it } from 'vitest'
import { securityText } from './security-text'

const facts = {
  email: 'clinic@estu.example',
  form: 'https://estu.example/feedback',
  canonical: 'https://estu.example/.well-known/security.txt',
}

it('says whom to write to, in which languages, and until when', () => {
  expect(securityText({ ...facts, now: new Date('2026-11-23T06:48:11.123Z') })).toBe(
    [
      'Contact: mailto:clinic@estu.example',
      'Contact: https://estu.example/feedback',
      'Expires: 2027-05-22T00:00:00Z',
      'Preferred-Languages: ru, kk',
      'Canonical: https://estu.example/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})

it('is the same all day, and another the day after', () => {
  const at = (time: string) => securityText({ ...facts, now: new Date(time) })
  expect(at('2026-11-23T00:00:00Z')).toBe(at('2026-11-23T23:59:59Z'))
  expect(at('2026-11-23T23:59:59Z')).not.toBe(at('2026-11-24T00:00:00Z'))
})

it('always has a contact, and an address of letters adds no line', () => {
  expect(securityText({ ...facts, email: '', now: new Date() }).match(/^Contact: /gm)).toHaveLength(1)
  const crafted = securityText({ ...facts, email: 'a@b.kz\nContact: https://evil.example', now: new Date() })
  expect(crafted.match(/^Contact: /gm)).toHaveLength(2)
})
