'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useTranslate } from '../../../admin/use-translate.ts'
import type { Answer } from './desk/use-desk.ts'
import { send } from './send.ts'

/** Calls a stopped release off where it is told, as the button at its own desk does: it waits for nobody any more. */
export function CallOff({ id, title }: { id: string; title: string }) {
  const say = useTranslate()
  const router = useRouter()
  const [isBusy, setIsBusy] = useState(false)
  const callOff = async () => {
    if (isBusy) return
    setIsBusy(true)
    const answer = await send<Answer>(`release-desk/${id}/cancel-plan`)
    setIsBusy(false)
    if (answer?.ok) toast.success(say('Снято с плана.', 'Жоспардан алынды.'))
    else if (answer) toast.info(say('С этим выпуском уже разобрались.', 'Бұл шығарылымның мәселесі шешіліп қойған.'))
    else toast.error(say('Не получилось: попробуйте ещё раз.', 'Болмады: қайталап көріңіз.'))
    if (answer) router.refresh()
  }
  return (
    <button
      type="button"
      className="btn btn--style-secondary btn--size-medium"
      // Disabled, it would let go of the keyboard's place.
      aria-disabled={isBusy}
      onClick={() => void callOff()}
    >
      {say('Снять с плана', 'Жоспардан алу')}
      <span className="estu-release__of">: {title}</span>
    </button>
  )
}
