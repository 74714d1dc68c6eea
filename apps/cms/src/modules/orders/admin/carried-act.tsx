'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useTranslate } from '../../../admin/use-translate.ts'

type Props = { order: string; goods: string; from: string | null }

/** Marks goods as brought to where their order is picked up; whoever was quicker is no fault. */
export function CarriedAct({ order, goods, from }: Props) {
  const say = useTranslate()
  const router = useRouter()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const act = async () => {
    if (state === 'busy') return
    setState('busy')
    const isDone = await send({ order, key: goods, from })
    setState(isDone ? 'idle' : 'failed')
    if (isDone) router.refresh()
  }
  return (
    <div className="estu-acts">
      <button
        type="button"
        className="btn btn--size-medium btn--style-secondary"
        aria-disabled={state === 'busy'}
        onClick={() => void act()}
      >
        {say('Привезли', 'Жеткізілді')}
      </button>
      <p role="status">
        {state === 'failed' &&
          say('Нет связи с сервером: попробуйте ещё раз.', 'Сервермен байланыс жоқ: қайталап көріңіз.')}
      </p>
    </div>
  )
}

async function send(carried: { order: string; key: string; from: string | null }): Promise<boolean> {
  try {
    const response = await fetch('/api/transfers', {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(carried),
    })
    return response.ok
  } catch {
    return false
  }
}
