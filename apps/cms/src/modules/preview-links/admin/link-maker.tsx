'use client'

import type { Locale } from '@estu/domain/locale/locales'
import { useRouter } from 'next/navigation'
import { type FormEvent, useId, useState } from 'react'
import { useTranslate } from '../../../admin/use-translate.ts'
import { MadeLink } from './made-link.tsx'
import { postLink } from './post-link.ts'

type Props = { place: { collection: string; id: string }; languages: readonly { locale: Locale; label: string }[] }
type Answer = { url?: string; error?: string }

const terms = [1, 7, 30]

/** Makes a link in the chosen language, for the chosen while, and shows it this once. */
export function LinkMaker({ place, languages }: Props) {
  const say = useTranslate()
  const router = useRouter()
  const name = useId()
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<Answer | 'failed' | null>(null)

  const make = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget)
    setBusy(true)
    const made = await postLink<Answer>('/api/preview-links', {
      ...place,
      locale: chosen.get('locale'),
      days: Number(chosen.get('days')),
    })
    setAnswer(made ?? 'failed')
    setBusy(false)
    router.refresh()
  }

  return (
    <form className="estu-preview__maker" onSubmit={(event) => void make(event)}>
      <label htmlFor={`${name}-language`}>
        {say('Язык', 'Тілі')}
        <select id={`${name}-language`} name="locale">
          {languages.map(({ locale, label }) => (
            <option key={locale} value={locale}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label htmlFor={`${name}-days`}>
        {say('Работает', 'Жарамды мерзімі')}
        <select id={`${name}-days`} name="days" defaultValue={7}>
          {terms.map((days) => (
            <option key={days} value={days}>
              {termWords(days, say)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" id="make-preview-link" className="btn btn--style-primary btn--size-medium" disabled={busy}>
        {say('Создать ссылку', 'Сілтеме жасау')}
      </button>
      <div role="status" className="estu-preview__made">
        {answer !== null && <Outcome answer={answer} />}
      </div>
    </form>
  )
}

const termWords = (days: number, say: ReturnType<typeof useTranslate>) =>
  say(days === 1 ? '1 день' : `${days} дней`, `${days} күн`)

function Outcome({ answer }: { answer: Answer | 'failed' }) {
  const say = useTranslate()
  if (answer !== 'failed' && answer.url) return <MadeLink url={answer.url} />
  return (
    <p>
      {answer !== 'failed' && answer.error === 'too-many'
        ? say('Ссылок уже двадцать: отзовите ненужные.', 'Сілтеме саны жиырмаға жетті: қажетсізін қайтарып алыңыз.')
        : say('Не получилось: попробуйте ещё раз.', 'Болмады: қайталап көріңіз.')}
    </p>
  )
}
