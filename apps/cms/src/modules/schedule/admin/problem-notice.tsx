'use client'

import { useTranslate } from '../../../admin/use-translate.ts'
import { MissingFields } from '../../publishing/admin/publish-findings.tsx'
import { problemWords } from './plan-words.ts'
import type { Outcome } from './schedule-requests.ts'

type Props = {
  outcome: Outcome | null
  /** What leads to a field of the open form closes the panel first; absent where there is no form. */
  onLeave?: () => void
}

/** Why something could not be planned, and what the language lacks. */
export function ProblemNotice({ outcome, onLeave }: Props) {
  const say = useTranslate()
  if (!outcome || outcome.ok) return null
  const { problem, lacking = [], words } = outcome
  return (
    <div role="alert" className="estu-publish__warn">
      <p>{words || say(...problemWords[problem])}</p>
      {lacking.length > 0 &&
        (problem === 'shared-changes' ? (
          <p>
            {say('Изменено:', 'Өзгертілген:')} {lacking.map(({ label }) => label).join(', ')}
          </p>
        ) : onLeave ? (
          <MissingFields missing={lacking} onClose={onLeave} />
        ) : (
          <p>
            {say('Не заполнено:', 'Толтырылмаған:')} {lacking.map(({ label }) => label).join(', ')}
          </p>
        ))}
    </div>
  )
}
