import { expect, it } from 'vitest'
import { copyMoment } from './copy-moment.ts'

const at = (local: string) => Date.parse(`${local}+05:00`)

it('what was typed before midnight is told with its date an hour later, in the clinic’s time', () => {
  const typed = at('2026-11-28T23:30')
  expect(copyMoment(typed, at('2026-11-28T23:59'), 'ru')).toBe('23:30')
  expect(copyMoment(typed, at('2026-11-29T00:30'), 'ru')).toMatch(/28.ноября.+23:30/)
  expect(copyMoment(typed, at('2026-11-29T00:30'), 'kk')).toMatch(/28.қараша.+23:30/)
})

it('and what was typed in the morning by its time alone until the day ends', () => {
  expect(copyMoment(at('2026-11-29T00:05'), at('2026-11-29T23:55'), 'ru')).toMatch(/^0?0:05$/)
})
