'use client'

import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../../../admin/use-translate.ts'
import type { NamedField } from '../../operations/field-names.ts'
import type { ThreadPage } from '../../operations/list-threads.ts'
import type { LanguageOf } from '../../review-address.ts'
import { askReview } from '../post-review.ts'
import { queryOf } from '../use-review-place.ts'

type Told = ThreadPage & { fields: NamedField[] }
type Shown = { isResolved: boolean; page: number }

export type DocumentComments = ReturnType<typeof useComments>

/** The comments on the open language, a page at a time, and what can be done with them. */
export function useComments(place: LanguageOf) {
  const say = useTranslate()
  const [shown, setShown] = useState<Shown>({ isResolved: false, page: 1 })
  const [page, setPage] = useState<Told | null>(null)
  const [isLost, setIsLost] = useState(false)

  // An answer that was overtaken by another question is an old one.
  const asked = useRef(0)

  const look = async ({ isResolved, page: wanted }: Shown = shown) => {
    const thread = new URLSearchParams(window.location.search).get('comment')
    const more = { resolved: isResolved ? '1' : '0', page: String(wanted), ...(thread ? { thread } : {}) }
    asked.current += 1
    const own = asked.current
    const answer = await askReview<Told>(`comments?${queryOf(place, more)}`)
    if (own !== asked.current) return
    setIsLost(!answer.ok)
    if (answer.ok) setPage(answer.data)
  }
  // Asked once for each document, later by what is done.
  useEffect(() => void look(), [place])

  const show = (wanted: Shown) => {
    setShown(wanted)
    void look(wanted)
  }

  /** @returns why it was not done. */
  const act = async (method: string, path: string, body?: object): Promise<string | null> => {
    const answer = await askReview(path, { method, body })
    if (answer.ok) {
      await look()
      return null
    }
    return (
      answer.message ??
      say(
        'Не получилось отправить: проверьте связь и попробуйте ещё раз. Написанное осталось в поле.',
        'Жіберу мүмкін болмады: байланысты тексеріп, қайталап көріңіз. Жазғаныңыз өрісте қалды.',
      )
    )
  }

  return {
    page,
    isLost,
    shown,
    show,
    look,
    write: (comment: { path: string | null; thread: string | null; body: string; picked: string[] }) =>
      act('POST', 'comments', { ...place, ...comment }),
    reword: (id: string, body: string, picked: string[]) => act('PATCH', `comments/${id}`, { body, picked }),
    remove: (id: string) => act('DELETE', `comments/${id}`),
    settle: (id: string, settled: boolean) => act('POST', `comments/${id}/settle`, { settled }),
  }
}
