'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useTranslate } from '../../../admin/use-translate.ts'

type Props = { ids: readonly string[] }
type Act = 'retry' | 'drop'

/** Sends letters again, or drops them; of several at once only the former. */
export function UnsentActs({ ids }: Props) {
  const say = useTranslate()
  const router = useRouter()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const act = async (what: Act) => {
    if (state === 'busy') return
    setState('busy')
    const isDone = await ask(what, ids)
    setState(isDone ? 'idle' : 'failed')
    if (isDone) router.refresh()
  }
  const isOne = ids.length === 1
  return (
    <div className="estu-acts">
      <button
        type="button"
        className={`btn btn--size-medium btn--style-${isOne ? 'secondary' : 'primary'}`}
        aria-disabled={state === 'busy'}
        onClick={() => void act('retry')}
      >
        {isOne
          ? say('Отправить снова', 'Қайта жіберу')
          : say(`Отправить снова все: ${ids.length}`, `Бәрін қайта жіберу: ${ids.length}`)}
      </button>
      {isOne && (
        <button
          type="button"
          className="btn btn--size-medium btn--style-secondary"
          aria-disabled={state === 'busy'}
          onClick={() => void act('drop')}
        >
          {say('Убрать из списка', 'Тізімнен алып тастау')}
        </button>
      )}
      <p role="status">
        {state === 'failed' &&
          say('Нет связи с сервером: попробуйте ещё раз.', 'Сервермен байланыс жоқ: қайталап көріңіз.')}
      </p>
    </div>
  )
}

async function ask(act: Act, ids: readonly string[]): Promise<boolean> {
  try {
    const response = await fetch('/api/unsent-letters', {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ act, ids }),
    })
    return response.ok
  } catch {
    return false
  }
}
