import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerPairs, finderPath, leadOf, nextQuestion, previousQuestion, readAnswers } from './answers.ts'
import { everyAnswer, everySet } from './every-answer.ts'
import { finderOrder, finderQuestions } from './questions.ts'

const value = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constantFrom('self', 'sudden', 'II', '200000'))
const query = fc.dictionary(
  fc.constantFrom<string>(...finderOrder, 'step', 'doctor', '__proto__'),
  fc.oneof(value, fc.array(value)),
)

const queryOf = (path: string) => {
  const query = new URL(path, 'https://x').searchParams
  return Object.fromEntries([...new Set(query.keys())].map((name) => [name, query.getAll(name)]))
}

describe('questions', () => {
  it('always end with «I don’t know»', () => {
    for (const question of finderOrder) expect(finderQuestions[question].choices.at(-1)).toBe('unknown')
  })
})

describe('answers in the address', () => {
  it('every set of them is read back as it was written', () => {
    for (const answers of [...everySet(['who', 'signs', 'hard']), ...everySet(['loss', 'battery', 'budget'])])
      expect(readAnswers(queryOf(finderPath(answers)))).toEqual(answers)
  })

  it('any values at all are read, and only known answers come out', () => {
    fc.assert(
      fc.property(query, (typed) => {
        for (const [name, answer] of answerPairs(readAnswers(typed))) {
          const choices: readonly string[] = name === 'doctor' ? ['seen'] : finderQuestions[name as 'who'].choices
          expect(choices).toContain(answer)
        }
      }),
    )
  })

  it.each([
    [{ signs: ['none', 'pain'] }, { signs: ['pain'] }],
    [{ signs: ['unknown', 'none'] }, { signs: ['none'] }],
    [{ hard: ['unknown', 'tv', 'phone', 'tv'] }, { hard: ['phone', 'tv'] }],
    [{ loss: ['III', 'I'] }, { loss: 'I' }],
    [{ budget: '-1', battery: '' }, {}],
  ])('%o is read as %o', (query, answers) => {
    expect(readAnswers(query)).toEqual(answers)
  })
})

describe('the way through the questions', () => {
  it('each answer brings the next question, and each set of all answers ends', () => {
    expect(everySet().filter((answers) => nextQuestion(answers, undefined) !== null)).toEqual([])
    for (const [index, question] of finderOrder.entries()) {
      const answered = finderOrder.slice(0, index)
      const wrong = everySet(answered).filter(
        (answers) => nextQuestion(answers, undefined) !== (leadOf(answers) ? null : question),
      )
      expect(wrong, question).toEqual([])
    }
  })

  it('a question is asked once more where the address names it, and only a known one', () => {
    expect(nextQuestion({}, 'budget')).toBe('budget')
    expect(nextQuestion({}, 'toString')).toBe('who')
    expect(previousQuestion('who')).toBeNull()
    expect(previousQuestion('loss')).toBe('hard')
  })
})

describe('who is led to a person first', () => {
  it('a sudden loss always, whoever it is and whatever a doctor said', () => {
    for (const answers of everySet(['who', 'signs'])) {
      if (answers.signs?.includes('sudden')) expect(leadOf(answers)).toBe('sudden')
      else if (answers.who === 'child') expect(leadOf(answers)).toBe('child')
      else if (answers.signs?.some((sign) => sign === 'one_sided' || sign === 'pain'))
        expect(leadOf(answers)).toBe(answers.seenByDoctor ? null : 'doctor')
      else expect(leadOf(answers)).toBeNull()
    }
  })

  it('never for not knowing', () => {
    expect(leadOf({ who: 'unknown', signs: ['unknown'] })).toBeNull()
  })

  it('counts every set there is', () => {
    expect(everyAnswer('signs')).toHaveLength(9)
    expect(everyAnswer('hard')).toHaveLength(32)
    expect(everySet()).toHaveLength(4 * 9 * 32 * 5 * 3 * 5 * 2)
  })
})
