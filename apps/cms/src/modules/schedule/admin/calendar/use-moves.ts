'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useTranslate } from '../../../../admin/use-translate.ts'
import { periodKind } from '../../calendar-entry.ts'
import { type Outcome, sendMove, sendPeriodMove } from '../schedule-requests.ts'
import type { BoardEntry } from './board-day.ts'
import { moveRelease } from './move-release.ts'

/** What became of the last entry that was moved. */
export type Moved = { entry: BoardEntry; to: string; outcome: Outcome }

/** Moves entries of the calendar, and shows it as it is afterwards. */
export function useMoves() {
  const say = useTranslate()
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [moved, setMoved] = useState<Moved | null>(null)
  const send = ({ id, kind }: BoardEntry, to: string): Promise<Outcome> => {
    if (kind === 'release') return moveRelease(say, id, to)
    const period = periodKind.safeParse(kind)
    return period.success ? sendPeriodMove(period.data, id, to) : sendMove(id, to)
  }
  const move = async (entry: BoardEntry, to: string): Promise<boolean> => {
    setBusy(true)
    const outcome = await send(entry, to)
    setMoved({ entry, to, outcome })
    setBusy(false)
    if (outcome.ok || outcome.problem === 'gone') router.refresh()
    return outcome.ok
  }
  return { busy, moved, move, forget: () => setMoved(null) }
}
