import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { almatyDay } from '../appointments/availability.ts'
import { instalmentRows, monthlyFrom } from '../orders/instalments/instalments.ts'
import { fromAlmaty, toAlmaty } from './almaty-time.ts'
import { formatDate } from './dates.ts'
import { locales } from './locales.ts'
import { formatTenge } from './money.ts'
import { formatNumber } from './numbers.ts'

const instant = fc.date({ min: new Date('2000-01-02'), max: new Date('2099-12-30'), noInvalidDate: true })

describe('money and numbers', () => {
  it('writes tenge with no-break spaces and the sign behind, alike in both languages', () => {
    expect(formatTenge(389_990, 'ru')).toBe('389\u00a0990\u00a0₸')
    expect(formatTenge(389_990, 'kk')).toBe('389\u00a0990\u00a0₸')
    expect(formatTenge(0, 'kk')).toBe('0\u00a0₸')
    expect(formatNumber(-1234.5, 'ru', { fractionDigits: 1 })).toBe('−1\u00a0234,5')
  })

  it('groups as the full data of ICU does', () => {
    const icu = new Intl.NumberFormat('ru-KZ')
    fc.assert(
      fc.property(fc.nat(2_000_000_000), (value) => {
        expect(formatNumber(value, 'kk')).toBe(icu.format(value))
      }),
    )
  })
})

describe('dates on the clock of Almaty', () => {
  it('are written as each language writes them', () => {
    const spring = new Date('2026-03-05T09:05:00Z')
    expect(formatDate(spring, 'ru', 'day')).toBe('5 марта 2026 г.')
    expect(formatDate(spring, 'kk', 'day')).toBe('2026 ж. 5 наурыз')
    expect(formatDate(spring, 'kk', 'dayMonth')).toBe('5 наурыз')
    expect(formatDate(spring, 'ru', 'dayTime')).toBe('5 марта 2026 г., 14:05')
    expect(formatDate(spring, 'kk', 'weekday')).toBe('бейсенбі')
  })

  it('agree with the full data of ICU on every day', () => {
    const part = (date: Date, locale: string, options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Almaty', ...options }).format(date)
    const recent = fc.date({ min: new Date('2024-03-02'), max: new Date('2099-12-30'), noInvalidDate: true })
    fc.assert(
      fc.property(recent, fc.constantFrom(...locales), (date, locale) => {
        expect(formatDate(date, locale, 'weekday')).toBe(part(date, locale, { weekday: 'long' }))
        expect(formatDate(date, locale, 'numeric')).toBe(
          part(date, 'ru', { day: '2-digit', month: '2-digit', year: 'numeric' }),
        )
        expect(almatyDay(date)).toBe(part(date, 'sv', {}))
      }),
    )
  })

  it('come back from local time as the same minute', () => {
    fc.assert(
      fc.property(instant, (date) => {
        const minute = new Date(Math.floor(date.getTime() / 60_000) * 60_000)
        fc.pre(Math.abs(minute.getTime() - Date.UTC(2024, 1, 29, 18)) > 2 * 3_600_000)
        const at = toAlmaty(minute)
        const two = (value: number) => String(value).padStart(2, '0')
        const local = `${at.year}-${two(at.month)}-${two(at.day)}T${two(at.hour)}:${two(at.minute)}`
        expect(fromAlmaty(local)).toEqual(minute)
      }),
    )
  })

  it('know that the country moved to UTC+5 in March 2024', () => {
    expect(toAlmaty(new Date('2024-02-29T12:00:00Z')).hour).toBe(18)
    expect(toAlmaty(new Date('2024-03-01T12:00:00Z')).hour).toBe(17)
    expect(fromAlmaty('2026-02-30T10:00')).toBeNull()
    expect(fromAlmaty('tomorrow')).toBeNull()
  })
})

describe('instalments', () => {
  it('sum exactly to the price, and the advertised figure is what is paid', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000, max: 5_000_000 }), fc.constantFrom(3, 6, 12, 24), (price, months) => {
        const rows = instalmentRows(price, months)
        expect(rows).toHaveLength(months)
        expect(rows.reduce((sum, row) => sum + row, 0)).toBe(price)
        expect(new Set(rows.slice(0, -1))).toEqual(new Set([monthlyFrom(price, months)]))
        expect(rows.at(-1)).toBeGreaterThan(0)
      }),
    )
  })

  it('make no plan of a price that makes none', () => {
    for (const [price, months] of [
      [0, 12],
      [-5, 3],
      [100.5, 3],
      [389_990, 0],
      [10, 12],
    ] as const) {
      expect(instalmentRows(price, months)).toEqual([])
    }
  })
})
