'use client'

import { type DraftForm, isQueued } from '@estu/domain/forms/draft-rules'
import { formatDate } from '@estu/domain/locale/dates'
import type { Locale } from '@estu/domain/locale/locales'
import { Icon } from '@estu/ui/components/icon'
import { useEffect, useRef, useState } from 'react'
import type { KeptDraft } from '@/lib/form-drafts/draft-keeping'
import type { FormKeeping } from '@/lib/form-drafts/keep-form'

export type DraftWords = { kept: string; discard: string; discarded: string; sending: string }

type Props = {
  locale: Locale
  form: DraftForm
  about: string
  /** The account the form belongs to; empty for nobody. */
  owner: string
  isAnswered: boolean
  words: DraftWords
}

type Line = { text: string; isDraft: boolean; isLoud: boolean }

/** Keeps what is typed into the form around it, and says so under the form's title. */
export function FormKeeper({ locale, form: name, about, owner, isAnswered, words }: Props) {
  const here = useRef<HTMLDivElement>(null)
  const keeping = useRef<FormKeeping>(null)
  const [line, setLine] = useState<Line | null>(null)

  useEffect(() => {
    const form = here.current?.closest('form')
    if (!form) return
    let isGone = false
    const stops: (() => void)[] = []
    const place = { form: name, about, owner }
    const tell = (draft: KeptDraft) => setLine(draft && draftLine(draft, locale, words))
    import('@/lib/form-drafts/form-kit').then(
      ({ keepForm, sendInPage }) => {
        if (isGone) return
        const kept = keepForm({ form, place, isAnswered, tell })
        keeping.current = kept
        stops.push(kept.stop)
        if (!isQueued(name)) return
        const sending = (isBusy: boolean) => {
          form.ariaBusy = String(isBusy)
          if (isBusy) setLine({ text: words.sending, isDraft: false, isLoud: true })
        }
        const queued = () => {
          kept.release()
          setLine(null)
          // Its key is spent; what is typed next belongs into a new form.
          form.hidden = true
        }
        stops.push(sendInPage({ form, place: { ...place, form: name }, tell: sending, queued }))
      },
      (error: unknown) => console.warn('forms: what is typed here is not kept', error),
    )
    return () => {
      isGone = true
      for (const stop of stops) stop()
    }
  }, [name, about, owner, isAnswered, locale, words])

  const discard = () => {
    keeping.current?.discard()
    setLine({ text: words.discarded, isDraft: false, isLoud: true })
    here.current?.focus()
  }
  return (
    <div ref={here} tabIndex={-1} className={line ? 'kept' : undefined} role={line?.isLoud ? 'status' : undefined}>
      {line && (
        <span>
          <Icon name="check" small />
          {line.text}
        </span>
      )}
      {line?.isDraft && (
        <button type="button" className="btn btn--quiet btn--s" onClick={discard}>
          {words.discard}
        </button>
      )}
    </div>
  )
}

function draftLine({ at, isRestored }: NonNullable<KeptDraft>, locale: Locale, words: DraftWords): Line {
  const isToday = formatDate(new Date(at), locale, 'day') === formatDate(new Date(), locale, 'day')
  const time = formatDate(new Date(at), locale, isToday ? 'time' : 'dayTime')
  return { text: words.kept.replace('{time}', time), isDraft: true, isLoud: isRestored }
}
