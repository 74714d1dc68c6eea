'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { periodKind } from '../../calendar-entry.ts'
import { type Outcome, sendMove, sendPeriodMove } from '../schedule-requests.ts'
import type { BoardEntry } from './board-day.ts'

/** What became of the last entry that was moved. */
export type Moved = { entry: BoardEntry; to: string; outcome: Outcome }

/** Moves entries of the calendar, and shows it as it is afterwards. */
export function useMoves() {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [moved, setMoved] = useState<Moved | null>(null)
  const move = async (entry: BoardEntry, to: string): Promise<boolean> => {
    setBusy(true)
    const period = periodKind.safeParse(entry.kind)
    const outcome = await (period.success ? sendPeriodMove(period.data, entry.id, to) : sendMove(entry.id, to))
    setMoved({ entry, to, outcome })
    setBusy(false)
    if (outcome.ok || outcome.problem === 'gone') router.refresh()
    return outcome.ok
  }
  return { busy, moved, move, forget: () => setMoved(null) }
}
