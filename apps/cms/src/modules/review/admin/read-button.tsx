'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useTranslate } from '../../../admin/use-translate.ts'
import { askReview } from './post-review.ts'

/** «I have read it»: the comment waits for nobody's answer. */
export function ReadButton({ commentId }: { commentId: string }) {
  const say = useTranslate()
  const router = useRouter()
  const [isBusy, setIsBusy] = useState(false)
  const note = async () => {
    setIsBusy(true)
    const answer = await askReview(`comments/${commentId}/read`, { method: 'POST' })
    setIsBusy(false)
    if (answer.ok) router.refresh()
    else toast.error(answer.message ?? say('Не получилось: попробуйте ещё раз', 'Болмады: қайталап көріңіз'))
  }
  return (
    <button
      type="button"
      className="btn btn--style-secondary btn--size-small"
      disabled={isBusy}
      onClick={() => void note()}
    >
      {say('Прочитано', 'Оқылды')}
    </button>
  )
}
