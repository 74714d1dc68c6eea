import { routes } from '../routing/routes.ts'
import { type FinderAnswers, type FinderQuestion, finderOrder, finderQuestions } from './questions.ts'

type Query = Readonly<Record<string, string | readonly string[] | undefined>>

/** Answers that say nothing beside others: with a real sign «none» is a slip of the finger. */
const saysNothing: readonly string[] = ['unknown', 'none']

/** Reads the answers of an address; what is none is as if it had not been given. */
export function readAnswers(query: Query): FinderAnswers {
  const answers = Object.fromEntries(
    finderOrder.map((question) => [question, readAnswer(question, query[question])]).filter(([, answer]) => answer),
  ) as FinderAnswers
  return [query.doctor].flat().includes('seen') ? { ...answers, seenByDoctor: true } : answers
}

function readAnswer(question: FinderQuestion, value: string | readonly string[] | undefined) {
  const { kind, choices } = finderQuestions[question]
  const given = new Set(typeof value === 'string' ? [value] : value)
  const known = choices.filter((choice) => given.has(choice))
  if (kind === 'one') return known[0]
  const said = known.filter((choice) => !saysNothing.includes(choice))
  if (said.length > 0) return said
  return known.length > 0 ? known.slice(0, 1) : undefined
}

/** The answers as parts of an address, in the order of the questions. */
export function answerPairs(answers: FinderAnswers): [name: string, value: string][] {
  const pairs = finderOrder.flatMap((question) =>
    [answers[question] ?? []].flat().map((value): [string, string] => [question, value]),
  )
  return answers.seenByDoctor ? [...pairs, ['doctor', 'seen']] : pairs
}

/** Where the finder stands with these answers, as in Russian. @param step the question to be asked once more */
export function finderPath(answers: FinderAnswers, step?: FinderQuestion): string {
  const query = new URLSearchParams(answerPairs(answers))
  if (step) query.set('step', step)
  return query.size > 0 ? `${routes.finder.path}?${query}` : routes.finder.path
}

/** Why somebody is led to a person first, and not to goods. */
export type FinderLead = 'child' | 'sudden' | 'doctor'

/** Whether what was answered belongs to a doctor or to the children's specialist before anything is sold. */
export function leadOf({ who, signs = [], seenByDoctor }: FinderAnswers): FinderLead | null {
  // A loss that came suddenly counts in hours: nobody looks at devices meanwhile, child or not.
  if (signs.includes('sudden')) return 'sudden'
  if (who === 'child') return 'child'
  if (signs.includes('one_sided') || signs.includes('pain')) return seenByDoctor ? null : 'doctor'
  return null
}

/** The question to be asked now, or null when everything has been said that is needed. */
export function nextQuestion(answers: FinderAnswers, step: unknown): FinderQuestion | null {
  const wanted = finderOrder.find((question) => question === step)
  if (wanted) return wanted
  if (leadOf(answers)) return null
  return finderOrder.find((question) => answers[question] === undefined) ?? null
}

/** The question before this one, or null at the first. */
export const previousQuestion = (question: FinderQuestion): FinderQuestion | null =>
  finderOrder[finderOrder.indexOf(question) - 1] ?? null
