import { importDateFNSLocale } from '@payloadcms/translations'
import { formatDate } from '@payloadcms/ui/shared'
import { afterEach, expect, it, vi } from 'vitest'
import { onAlmatyClock } from './almaty-dates.ts'

afterEach(() => vi.unstubAllEnvs())

const tokens = (...values: string[]) => values.map((value) => ({ isToken: /\w/.test(value), value }))

it.each(['ru', 'kk'])(
  'a date in %s is told on the clock of Almaty, before and after the clocks changed',
  async (language) => {
    const { localize } = await importDateFNSLocale(language)
    onAlmatyClock({ localize })
    const told = (instant: string) =>
      localize
        .preprocessor?.(new Date(instant), tokens('dd', '.', 'MM', '.', 'yyyy', ' ', 'HH', ':', 'mm'))
        .map(({ value }) => value)
        .join('')
    expect(told('2026-11-25T20:05:00Z')).toBe('26.11.2026 01:05')
    expect(told('2023-12-31T18:30:00Z')).toBe('01.01.2024 00:30')
  },
)

it('leaves what it does not know to Payload', async () => {
  const { localize } = await importDateFNSLocale('ru')
  onAlmatyClock({ localize })
  expect(localize.preprocessor?.(new Date(0), tokens('LLLL'))).toEqual(tokens('LLLL'))
})

it('what Payload prints on a machine in Auckland is the clock of Almaty', async () => {
  // One zone alone: what Payload prints with keeps the first one for as long as the process runs.
  vi.stubEnv('TZ', 'Pacific/Auckland')
  expect(new Date('2026-11-25T20:05:00Z').getTimezoneOffset()).toBe(-780)
  const dateFNS = await importDateFNSLocale('ru')
  const i18n = { dateFNS } as Parameters<typeof formatDate>[0]['i18n']
  const told = (date: string, pattern: string) => formatDate({ date, i18n, pattern })
  onAlmatyClock(dateFNS)
  expect(told('2026-11-25T20:05:00Z', 'dd.MM.yyyy HH:mm')).toBe('26.11.2026 01:05')
  // The clocks of Auckland show this time twice.
  expect(told('2027-04-03T21:30:00Z', 'dd.MM.yyyy HH:mm')).toBe('04.04.2027 02:30')
  expect(told('2026-11-26T12:00:00Z', 'dd.MM.yyyy')).toBe('26.11.2026')
})
