'use client'

import type { DraftForm } from '@estu/domain/forms/kept/draft-rules'
import { formatDate } from '@estu/domain/locale/dates'
import type { Locale } from '@estu/domain/locale/locales'
import { Icon } from '@estu/ui/components/icon'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { FormNews } from '@/lib/form-drafts/form-enhancer'
import type { FormKeeping } from '@/lib/form-drafts/keep-form'

type Props = {
  locale: Locale
  form: DraftForm
  about: string
  /** The account the form belongs to; empty for nobody. */
  owner: string
  isAnswered: boolean
  words: { kept: string; discard: string; discarded: string; sending: string; sent: string }
}

type Line = { text: string; isDraft: boolean; isLoud: boolean }

/** Keeps what is typed into the form around it, and says so after its last button. */
export function FormKeeper(props: Props) {
  const { words } = props
  const here = useRef<HTMLDivElement>(null)
  const [line, setLine] = useState<Line | null>(null)
  const keeping = useKeptForm(props, here, setLine)

  const discard = () => {
    keeping.current?.discard()
    setLine({ text: words.discarded, isDraft: false, isLoud: true })
    here.current?.focus()
  }
  return (
    <div
      ref={here}
      tabIndex={-1}
      hidden={!line}
      className={line ? 'kept' : undefined}
      role={line?.isLoud ? 'status' : undefined}
    >
      {line && (
        <span>
          {line.isDraft && <Icon name="check" small />}
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

/** Fetches what keeps the form once the page is alive; it begins by reading what was typed until then. */
function useKeptForm(
  { locale, form: name, about, owner, isAnswered, words }: Props,
  here: RefObject<HTMLDivElement | null>,
  setLine: (line: Line | null) => void,
) {
  const keeping = useRef<FormKeeping>(null)
  useEffect(() => {
    const form = here.current?.closest('form')
    if (!form) return
    let isGone = false
    const tell = (news: FormNews) => setLine(lineOf(news, locale, words))
    import('@/lib/form-drafts/form-enhancer')
      .then(({ enhanceForm }) => {
        if (isGone) return
        keeping.current = enhanceForm({ form, place: { form: name, about, owner }, isAnswered, tell })
      })
      // Fetched or attached in vain: the form itself works as it does without drafts.
      .catch((error: unknown) => console.warn('forms: what is typed here is not kept', error))
    return () => {
      isGone = true
      keeping.current?.stop()
    }
  }, [name, about, owner, isAnswered, locale, words, here, setLine])
  return keeping
}

function lineOf(news: FormNews, locale: Locale, words: Props['words']): Line | null {
  if (news === null) return null
  if (news === 'sending') return { text: words.sending, isDraft: false, isLoud: true }
  if (news === 'sent') return { text: words.sent, isDraft: false, isLoud: true }
  const at = new Date(news.at)
  const isToday = formatDate(at, locale, 'day') === formatDate(new Date(), locale, 'day')
  const time = formatDate(at, locale, isToday ? 'time' : 'dayTime')
  return { text: words.kept.replace('{time}', time), isDraft: true, isLoud: news.isRestored }
}
