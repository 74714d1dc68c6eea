import { type FinderAnswers, type FinderQuestion, finderOrder, finderQuestions } from './questions.ts'

/**
 * Every way to answer one question, as the address is read; for tests.
 * @internal
 */
export function everyAnswer(question: FinderQuestion): (string | readonly string[])[] {
  const { kind, choices } = finderQuestions[question]
  if (kind === 'one') return [...choices]
  const alone = choices.filter((choice) => choice === 'unknown' || choice === 'none')
  const said = choices.filter((choice) => choice !== 'unknown' && choice !== 'none')
  const subsets = Array.from({ length: 2 ** said.length - 1 }, (_, bits) =>
    said.filter((_choice, index) => ((bits + 1) >> index) & 1),
  )
  return [...subsets, ...alone.map((choice) => [choice])]
}

/**
 * Every set of answers to these questions, and every one of them with and without a doctor's word; for tests.
 * @internal
 */
export function everySet(questions: readonly FinderQuestion[] = finderOrder): FinderAnswers[] {
  const sets = questions.reduce<FinderAnswers[]>(
    (known, question) =>
      known.flatMap((set) => everyAnswer(question).map((answer) => ({ ...set, [question]: answer }))),
    [{}],
  )
  return questions.includes('signs') ? sets.flatMap((set) => [set, { ...set, seenByDoctor: true as const }]) : sets
}
