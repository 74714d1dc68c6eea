'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { textsSaved } from '../../../admin/saved-apart.ts'
import { useTranslate } from '../../../admin/use-translate.ts'
import type { ReviewMark } from '../operations/read-mark.ts'
import type { LanguageOf } from '../review-address.ts'
import { askReview } from './post-review.ts'
import { queryOf } from './use-review-place.ts'

/** When what is said may be another. */
const reasons = ['focus', textsSaved]

type Told = { mark: ReviewMark | null }

/** What is said of the open language; undefined until it is known. Looked at again after each absence, and after each save while anything is said. */
export function useMark(place: LanguageOf) {
  const say = useTranslate()
  const { lastUpdateTime, data } = useDocumentInfo()
  const [mark, setMark] = useState<ReviewMark | null | undefined>(undefined)
  const [isBusy, setIsBusy] = useState(false)
  // An answer that was overtaken by another question is an old one.
  const asked = useRef(0)

  // A save may change what is said and says nothing new by itself: a reason to ask again, not a part of the question.
  const saved = mark ? `${lastUpdateTime} ${data?.updatedAt}` : ''
  useEffect(() => {
    const leaving = new AbortController()
    const look = async () => {
      asked.current += 1
      const own = asked.current
      const answer = await askReview<Told>(`mark?${queryOf(place)}`, { signal: leaving.signal })
      if (answer.ok && own === asked.current && !leaving.signal.aborted) setMark(answer.data.mark)
    }
    const again = () => void look()
    again()
    for (const reason of reasons) window.addEventListener(reason, again)
    return () => {
      leaving.abort()
      for (const reason of reasons) window.removeEventListener(reason, again)
    }
  }, [place, saved])

  /** @returns why it was not done. */
  const send = async (what: 'ready' | 'withdraw'): Promise<string | null> => {
    setIsBusy(true)
    asked.current += 1
    const answer = await askReview<Told>(what, { method: 'POST', body: place })
    // A look that began meanwhile may have read what was before.
    asked.current += 1
    setIsBusy(false)
    if (!answer.ok) return answer.message ?? say('Не получилось: попробуйте ещё раз', 'Болмады: қайталап көріңіз')
    setMark(answer.data.mark)
    return null
  }

  return { mark, isBusy, send }
}
