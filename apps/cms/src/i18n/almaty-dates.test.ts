import { importDateFNSLocale } from '@payloadcms/translations'
import { expect, it } from 'vitest'
import { onAlmatyClock } from './almaty-dates.ts'

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
