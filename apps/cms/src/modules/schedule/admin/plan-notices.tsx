'use client'

import { useTranslate } from '../../../admin/use-translate.ts'
import type { Outcome } from './schedule-requests.ts'

type Props = {
  outcome: Outcome | null
  /** Where what is planned is edited. */
  href?: string
}

/** What may go public as it is but had better be looked at, where no form is open. */
export function PlanNotices({ outcome, href }: Props) {
  const say = useTranslate()
  const notices = (outcome?.ok && outcome.notices) || []
  if (notices.length === 0) return null
  return (
    <div className="estu-publish__notices" role="status" data-plan-notices>
      <p className="estu-publish__warn">{say('Посмотрите до публикации:', 'Жариялар алдында қарап шығыңыз:')}</p>
      <ul>
        {notices.map(({ field, label, words }) => (
          <li key={`${field} ${label} ${words}`}>
            {label}: {words}
          </li>
        ))}
      </ul>
      {href && (
        <p>
          <a href={href}>{say('Открыть', 'Ашу')}</a>
        </p>
      )}
    </div>
  )
}
