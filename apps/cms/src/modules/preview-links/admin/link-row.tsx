'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useTranslate } from '../../../admin/use-translate.ts'
import { postLink } from './post-link.ts'

type Props = { id: string; language: string; until: string; madeBy: string }

/** One link that works, and how to end it. */
export function LinkRow({ id, language, until, madeBy }: Props) {
  const say = useTranslate()
  const router = useRouter()
  const [state, setState] = useState<'calm' | 'busy' | 'failed'>('calm')

  const revoke = async () => {
    setState('busy')
    const done = await postLink('/api/preview-links/revoke', { id })
    setState(done ? 'calm' : 'failed')
    router.refresh()
  }

  const what = say(`${language}, до ${until}`, `${language}, соңғы мерзімі ${until}`)
  return (
    <li>
      <span>
        {what}
        {madeBy && ` · ${madeBy}`}
      </span>
      <button
        type="button"
        className="btn btn--style-secondary btn--size-medium"
        aria-label={say(`Отозвать ссылку: ${what}`, `Сілтемені қайтарып алу: ${what}`)}
        disabled={state === 'busy'}
        onClick={() => void revoke()}
      >
        {say('Отозвать', 'Қайтарып алу')}
      </button>
      <span role="status">
        {state === 'failed' && say('Не получилось: попробуйте ещё раз.', 'Болмады: қайталап көріңіз.')}
      </span>
    </li>
  )
}
