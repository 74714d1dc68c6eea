/** What people ask of a thing before its figures, in this order. */
export const plainQuestions = ['whom', 'changes', 'limits', 'care'] as const
export type PlainQuestion = (typeof plainQuestions)[number]

/** A sentence that holds of a thing whenever `when` does; its words stand under its code in both languages. */
export type PlainRule<Facts, Code extends string> = {
  question: PlainQuestion
  code: Code
  when: (facts: Facts) => boolean
}

/** The sentences that hold of a thing, under the questions they answer; a question without an answer is left out. */
export function plainAnswers<Facts, Code extends string>(
  rules: readonly PlainRule<Facts, Code>[],
  facts: Facts,
): { question: PlainQuestion; codes: Code[] }[] {
  const holding = rules.filter(({ when }) => when(facts))
  return plainQuestions
    .map((question) => ({
      question,
      codes: holding.filter((rule) => rule.question === question).map(({ code }) => code),
    }))
    .filter(({ codes }) => codes.length > 0)
}
