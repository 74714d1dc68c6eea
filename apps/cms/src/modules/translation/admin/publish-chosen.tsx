'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { useTranslate } from '../../../admin/use-translate.ts'
import type { PublishOutcome } from '../operations/publish-languages.ts'

type Props = {
  /** Titles by `collection/id/locale`, as the checkboxes within are called. */
  titles: Readonly<Record<string, string>>
  children: ReactNode
}

/** Publishes the chosen rows of the desk, and says of each that could not go out what it lacks. */
export function PublishChosen({ titles, children }: Props) {
  const say = useTranslate()
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [outcomes, setOutcomes] = useState<PublishOutcome[] | 'failed' | 'none' | null>(null)

  const publish = async (form: HTMLFormElement) => {
    const chosen = new FormData(form).getAll('document').map(String)
    if (chosen.length === 0) return setOutcomes('none')
    setBusy(true)
    setOutcomes(await post(chosen))
    setBusy(false)
    router.refresh()
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void publish(event.currentTarget)
      }}
    >
      {children}
      <p>
        <button type="submit" id="publish-chosen" className="btn btn--style-primary btn--size-medium" disabled={busy}>
          {say('Опубликовать отмеченные', 'Белгіленгендерді жариялау')}
        </button>
      </p>
      <div role="status" id="publish-outcome">
        {outcomes === 'none' && <p>{say('Отметьте, что опубликовать.', 'Нені жариялау керегін белгілеңіз.')}</p>}
        {outcomes === 'failed' && <p>{say('Не получилось: попробуйте ещё раз.', 'Болмады: қайталап көріңіз.')}</p>}
        {Array.isArray(outcomes) && <Outcomes outcomes={outcomes} titles={titles} />}
      </div>
    </form>
  )
}

const keyOf = ({ collection, id, locale }: PublishOutcome) => `${collection}/${id}/${locale}`

function Outcomes({ outcomes, titles }: { outcomes: PublishOutcome[]; titles: Props['titles'] }) {
  const say = useTranslate()
  const done = outcomes.filter(({ ok }) => ok).length
  return (
    <>
      <p>
        <strong>
          {say(`Опубликовано: ${done} из ${outcomes.length}.`, `Жарияланды: ${outcomes.length} ішінен ${done}.`)}
        </strong>
      </p>
      <ul>
        {outcomes.map((outcome) =>
          outcome.ok ? null : (
            <li key={keyOf(outcome)}>
              {titles[keyOf(outcome)]}:{' '}
              {outcome.lacks
                ? `${say('не заполнено', 'толтырылмаған')}: ${outcome.lacks.join(', ')}`
                : say('не получилось, попробуйте ещё раз', 'болмады, қайталап көріңіз')}
            </li>
          ),
        )}
      </ul>
    </>
  )
}

async function post(chosen: readonly string[]): Promise<PublishOutcome[] | 'failed'> {
  const documents = chosen.map((key) => {
    const [collection, id, locale] = key.split('/')
    return { collection, id, locale }
  })
  try {
    const response = await fetch('/api/translation/publish', {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ documents }),
    })
    return response.ok ? (await response.json()).outcomes : 'failed'
  } catch {
    return 'failed'
  }
}
