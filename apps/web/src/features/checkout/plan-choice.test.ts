import { expect, it } from 'vitest'
import { translator } from '@/i18n/translator'
import { openPlanChoice, planChoice } from './plan-choice'

const plan = { id: 'p', months: 10, provider: 'Банк', note: '', sellerMarkupPercent: 10, minKzt: 0, maxKzt: null }

it('names a payment once the sum is known', () => {
  const { label, hint } = planChoice(plan, 100_000, 'ru', translator('ru'))
  expect(label.replace(/\s/g, ' ')).toContain('11 000 ₸')
  expect(hint?.replace(/\s/g, ' ')).toContain('110 000 ₸')
})

it.each(['ru', 'kk'] as const)('names none in %s while a discount may still be taken', (locale) => {
  const { label, hint } = openPlanChoice(plan, translator(locale))
  expect(`${label} ${hint}`).not.toContain('₸')
  expect(label).toContain('Банк')
})
