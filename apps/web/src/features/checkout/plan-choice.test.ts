import { expect, it } from 'vitest'
import { translator } from '@/i18n/translator'
import { openPlanChoice, planChoice } from './plan-choice'

const plan = {
  id: 'p',
  months: 10,
  provider: 'Банк',
  note: '',
  sellerMarkupPercent: 10,
  minKzt: 0,
  maxKzt: null,
  isSure: true,
}

it('names a payment once the sum is known', () => {
  const { label, hint } = planChoice(plan, 100_000, 'ru', translator('ru'))
  expect(label.replace(/\s/g, ' ')).toContain('11 000 ₸')
  expect(hint?.replace(/\s/g, ' ')).toContain('110 000 ₸')
})

it.each(['ru', 'kk'] as const)('names none in %s while a discount may still be taken', (locale) => {
  const { label, hint } = openPlanChoice(plan, locale, translator(locale))
  expect(`${label} ${hint}`).not.toContain('₸')
  expect(label).toContain('Банк')
})

it.each(['ru', 'kk'] as const)('says in %s for which sums a plan is that a discount may take away', (locale) => {
  const bounds = { minKzt: 95_001, maxKzt: 300_000 }
  const { hint } = openPlanChoice({ ...plan, ...bounds, isSure: false }, locale, translator(locale))
  expect(hint?.replace(/\s/g, ' ')).toMatch(/95 001 ₸.+300 000 ₸/)
  expect(openPlanChoice({ ...plan, ...bounds }, locale, translator(locale)).hint).not.toContain('₸')
})
