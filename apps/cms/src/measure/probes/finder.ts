import { type FinderAnswers, finderQuestions } from '@estu/domain/finder/questions'
import { shortlistLimits } from '@estu/domain/finder/rules'
import { findCandidates } from '../../modules/catalogue/index.ts'
import type { Samples } from '../samples.ts'
import type { Probe } from './probe.ts'

const anyAnswers = ({ pick }: Samples): FinderAnswers => ({
  hard: [pick(finderQuestions.hard.choices), pick(finderQuestions.hard.choices)],
  loss: pick(finderQuestions.loss.choices),
  battery: pick(finderQuestions.battery.choices),
  budget: pick(finderQuestions.budget.choices),
})

export const finderProbes: readonly Probe[] = [
  {
    name: 'the finder’s choice',
    draw: (payload, samples) => {
      const [locale, answers] = [samples.locale(), anyAnswers(samples)]
      return () => findCandidates(payload, locale, answers, shortlistLimits.most)
    },
  },
]
