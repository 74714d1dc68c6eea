'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useTranslate } from '../../../../admin/use-translate.ts'
import { PlanNotices } from '../plan-notices.tsx'
import { ProblemNotice } from '../problem-notice.tsx'
import { type Outcome, sendCancel, sendRetry } from '../schedule-requests.ts'

type Props = { id: string; canRetry: boolean; name: string }

/** Does what did not happen now, or puts it out of sight. */
export function TroubledButtons({ id, canRetry, name }: Props) {
  const say = useTranslate()
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const ask = async (asked: Promise<Outcome>) => {
    setBusy(true)
    const answer = await asked
    setBusy(false)
    setOutcome(answer)
    // The row leaves with the next look at the server: first what it says of the document is read.
    const hasNotices = answer.ok && (answer.notices?.length ?? 0) > 0
    if (!hasNotices && (answer.ok || answer.problem === 'gone')) router.refresh()
  }
  return (
    <div className="estu-schedule">
      <p className="estu-publish__buttons">
        {canRetry && (
          <button
            type="button"
            className="btn btn--style-primary btn--size-medium"
            disabled={busy || outcome?.ok}
            aria-label={`${say('Повторить', 'Қайталау')}: ${name}`}
            onClick={() => void ask(sendRetry(id))}
          >
            {say('Повторить', 'Қайталау')}
          </button>
        )}
        <button
          type="button"
          className="btn btn--style-secondary btn--size-medium"
          disabled={busy}
          aria-label={`${say('Убрать', 'Алып тастау')}: ${name}`}
          onClick={() => void ask(sendCancel(id))}
        >
          {say('Убрать', 'Алып тастау')}
        </button>
      </p>
      <ProblemNotice outcome={outcome} />
      <PlanNotices outcome={outcome} />
      <p role="status">{outcome?.ok && say('Сделано.', 'Орындалды.')}</p>
    </div>
  )
}
