import {
  type SelfCheckAnswers,
  type SelfCheckPerson,
  selfCheckQuestions,
  selfCheckSigns,
} from '@estu/domain/screener/self-check/self-check'
import { howOften } from '@estu/domain/screener/self-report'

/** What is ticked in the questionnaire; whatever is no answer of it counts as unanswered. */
export function readAnswers(form: FormData): SelfCheckAnswers & { person: SelfCheckPerson } {
  const signs = form.getAll('sign')
  const answers = selfCheckQuestions.flatMap((question) => {
    const answer = howOften.find((known) => known === form.get(question))
    return answer ? [[question, answer] as const] : []
  })
  return {
    person: form.get('who') === 'relative' ? 'relative' : 'self',
    signs: selfCheckSigns.filter((sign) => signs.includes(sign)),
    answers: Object.fromEntries(answers),
  }
}
