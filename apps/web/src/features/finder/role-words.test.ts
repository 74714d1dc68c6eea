import type { FinderPick, FinderRole } from '@estu/domain/finder/outcome'
import { locales } from '@estu/domain/locale/locales'
import { expect, it } from 'vitest'
import { differenceWords, roleWords } from './role-words'

const pick = (role: FinderRole | null, differenceKzt: number | null): FinderPick => ({
  ...{ slug: 'x', role, differenceKzt, reasons: [], lacks: [], answersAll: true },
})

const plain = { isOverBudget: false, isBestPriced: true, hasBestTv: false }

it.each(locales)('names each role in words of its own, %s', (locale) => {
  const words = [
    ...(['best', 'cheaper', 'tv'] as const).map((role) => roleWords(pick(role, null), plain, locale)),
    roleWords(pick('best', null), { ...plain, isOverBudget: true }, locale),
    roleWords(pick('tv', null), { ...plain, hasBestTv: true }, locale),
  ]
  for (const one of words) expect(one).not.toMatch(/^$|finder\./)
  expect(new Set(words).size).toBe(words.length)
  expect(roleWords(pick(null, 5), plain, locale)).toBeNull()
  expect(roleWords(pick('best', null), { ...plain, isOverBudget: true, isBestPriced: false }, locale)).toBeNull()
})

it.each([
  ['ru', 58_000, 'На 58 000 ₸ дороже первого'],
  ['ru', -58_000, 'На 58 000 ₸ дешевле первого'],
  ['kk', 58_000, 'Біріншісінен 58 000 ₸ қымбат'],
  ['kk', -58_000, 'Біріншісінен 58 000 ₸ арзан'],
  ['ru', 0, 'Цена та же, что у первого'],
  ['kk', 0, 'Бағасы біріншісімен бірдей'],
  ['ru', null, null],
] as const)('says the difference of prices in %s: %s', (locale, difference, words) => {
  // Spaces that never break are the formatters' own matter.
  expect(differenceWords(pick('cheaper', difference), locale)?.replace(/\s/g, ' ') ?? null).toBe(words)
})
