import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { howOften } from '../self-report.ts'
import { type SelfCheckAnswers, type SelfCheckQuestion, selfCheckQuestions, selfCheckSigns } from './self-check.ts'
import { selfCheckResult } from './self-check-result.ts'

const allNo = Object.fromEntries(selfCheckQuestions.map((question) => [question, 'no'])) as SelfCheckAnswers['answers']
const outcome = (answers: SelfCheckAnswers['answers'], signs: SelfCheckAnswers['signs'] = []) =>
  selfCheckResult({ signs, answers }).outcome

describe('the questionnaire', () => {
  it.each<[string, SelfCheckAnswers['answers'], string]>([
    ['all no', allNo, 'few_signs'],
    ['three times sometimes', { ...allNo, tv: 'sometimes', group: 'sometimes', phone: 'sometimes' }, 'few_signs'],
    ['often and sometimes', { ...allNo, tv: 'often', group: 'sometimes' }, 'few_signs'],
    ['twice often', { ...allNo, tv: 'often', group: 'often' }, 'check_advised'],
    ['ringing often', { ...allNo, tinnitus: 'often' }, 'check_advised'],
    ['nothing answered', {}, 'more_needed'],
    ['five times no', { tv: 'no', group: 'no', repeat: 'no', phone: 'no', noise: 'no' }, 'more_needed'],
    ['few answers that say enough', { tv: 'often', group: 'often' }, 'check_advised'],
  ])('%s', (_, answers, expected) => {
    expect(outcome(answers)).toBe(expected)
  })

  it.each([
    [['dizziness'], 'doctor'],
    [['pain_or_discharge', 'sudden_loss'], 'doctor_today'],
  ] as const)('%o comes before any answer', (signs, expected) => {
    expect(outcome(allNo, signs)).toBe(expected)
  })

  it('tells what was noticed, the frequent first', () => {
    expect(selfCheckResult({ signs: [], answers: { tv: 'sometimes', phone: 'often', group: 'often' } })).toEqual({
      outcome: 'check_advised',
      often: 2,
      sometimes: 1,
      unanswered: 5,
      noticed: ['group', 'phone', 'tv'],
    })
  })

  it('one more difficulty never makes the outcome better', () => {
    const order = ['more_needed', 'few_signs', 'check_advised', 'doctor', 'doctor_today']
    const answers = fc.record(
      Object.fromEntries(selfCheckQuestions.map((question) => [question, fc.constantFrom(...howOften)])),
    ) as fc.Arbitrary<Record<SelfCheckQuestion, (typeof howOften)[number]>>
    fc.assert(
      fc.property(
        answers,
        fc.subarray([...selfCheckSigns]),
        fc.constantFrom(...selfCheckQuestions),
        (given, signs, question) => {
          const worse = outcome({ ...given, [question]: 'often' }, signs)
          expect(order.indexOf(worse)).toBeGreaterThanOrEqual(order.indexOf(outcome(given, signs)))
        },
      ),
    )
  })
})
