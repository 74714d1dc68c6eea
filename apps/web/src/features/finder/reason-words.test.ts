import type { FinderLack, FinderReason } from '@estu/domain/finder/outcome'
import { finderOrder, finderQuestions, type Hardship } from '@estu/domain/finder/questions'
import { oftenMissed, remedies } from '@estu/domain/finder/rules'
import { locales } from '@estu/domain/locale/locales'
import { describe, expect, it } from 'vitest'
import { translator } from '@/i18n/translator'
import { choicesOf, questionTitle } from './choice-words'
import { lackWords, reasonWords } from './reason-words'

const hardships = Object.keys(remedies) as Hardship[]

const reasons: FinderReason[] = [
  ...hardships.flatMap((code) => remedies[code].map(({ trait }) => ({ code, by: trait }))),
  { code: 'tv', by: 'tv_accessory' },
  { code: 'loss', degree: 'II', upTo: 'II' },
  { code: 'loss', degree: 'II', upTo: 'IV' },
  { code: 'breadth', degrees: ['I', 'II'] },
  { code: 'rechargeable' },
  { code: 'battery', source: 'battery_312' },
  { code: 'budget', leftKzt: 0 },
  { code: 'budget', leftKzt: 5000 },
]

const lacks: FinderLack[] = [
  ...hardships.map((code) => ({ code })),
  { code: 'no_reserve' },
  { code: 'source', source: 'rechargeable' },
  { code: 'source', source: 'unknown' },
  { code: 'over_budget', byKzt: 10_010 },
  { code: 'price_unknown' },
  { code: 'to_order' },
  { code: 'demo_only' },
  ...oftenMissed.map((name) => ({ code: 'without' as const, name })),
]

/** A word that is missing comes out as its own key. */
const expectWords = (text: string) => expect(text).not.toMatch(/^$|finder\.|powerSource\.|[{}]/)

describe.each(locales)('words of the finder in %s', (locale) => {
  it('every reason and every lack has its own', () => {
    for (const { name, text } of reasons.map((reason) => reasonWords(reason, locale))) {
      expectWords(name)
      expectWords(text)
    }
    for (const lack of lacks) expectWords(lackWords(lack, locale))
    const said = lacks.map((lack) => lackWords(lack, locale))
    expect(new Set(said).size).toBe(said.length)
  })

  it('every question and every answer has its own, and fits whom it is asked for', () => {
    const t = translator(locale)
    for (const question of finderOrder) {
      const labels = choicesOf(question, locale).map(({ label }) => label)
      for (const label of [...labels, questionTitle(question, {}, t)]) expectWords(label)
      expect(new Set(labels).size).toBe(finderQuestions[question].choices.length)
    }
    for (const question of ['signs', 'hard', 'loss', 'battery'] as const)
      expect(questionTitle(question, { who: 'relative' }, t)).not.toBe(questionTitle(question, { who: 'self' }, t))
  })

  it('«I don’t know» stands last and says what happens then', () => {
    for (const question of finderOrder) {
      const last = choicesOf(question, locale).at(-1)
      expect(last?.isUnknown).toBe(true)
      expectWords(last?.hint ?? '')
    }
  })
})
