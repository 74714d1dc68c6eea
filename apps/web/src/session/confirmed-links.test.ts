import { beforeEach, expect, it, vi } from 'vitest'
import { confirmedCookie, confirmedDays, isConfirmed } from './confirmed-links'

beforeEach(() => {
  const secret = 'x'.repeat(32)
  for (const [name, value] of Object.entries({
    DATABASE_URL: 'postgres://u:p@127.0.0.1:5432/estu',
    PAYLOAD_SECRET: secret,
    PREVIEW_SECRET: secret,
    FRESHNESS_SECRET: secret,
    WEB_URL: 'http://localhost:3000',
    CMS_URL: 'http://localhost:3001',
    MEDIA_DIR: '/tmp',
  }))
    vi.stubEnv(name, value)
})

const now = Date.UTC(2026, 10, 22)
const jar = (value: string) => new Map([['links', value]])
const confirm = (ids: readonly string[]) =>
  ids.reduce((cookies, id) => jar(confirmedCookie(cookies, 'order', id, now).value), new Map<string, string>())

it('knows every link that was confirmed here, until its time is over', () => {
  const cookies = confirm(['a', 'b', 'a'])
  expect(cookies.get('links')?.split('~')).toHaveLength(2)
  expect(['a', 'b', 'c'].map((id) => isConfirmed(cookies, 'order', id, now))).toEqual([true, true, false])
  expect(isConfirmed(cookies, 'appointment', 'a', now)).toBe(false)
  const end = now + confirmedDays * 86_400_000
  expect(isConfirmed(cookies, 'order', 'a', end - 1000)).toBe(true)
  expect(isConfirmed(cookies, 'order', 'a', end)).toBe(false)
})

it('believes nothing that was not sealed here', () => {
  const value = confirm(['a']).get('links') ?? ''
  const later = `${(Number.parseInt(value.split('.')[0] ?? '', 36) + 1).toString(36)}.${value.split('.')[1]}`
  for (const forged of [later, value.slice(0, -1), `${value}x`, '', '~', 'zzzzzz.', '\0'])
    expect(isConfirmed(jar(forged), 'order', 'a', now), forged).toBe(false)
})

it('keeps so many and no more, the latest first', () => {
  const ids = Array.from({ length: 25 }, (_, index) => `id-${index}`)
  const cookies = confirm(ids)
  expect(isConfirmed(cookies, 'order', 'id-24', now)).toBe(true)
  expect(isConfirmed(cookies, 'order', 'id-4', now)).toBe(false)
  expect(cookies.get('links')?.length).toBeLessThan(1000)
})
