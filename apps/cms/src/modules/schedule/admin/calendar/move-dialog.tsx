'use client'

import { useEffect, useRef } from 'react'
import { MoveForm } from '../move-form.tsx'
import { ProblemNotice } from '../problem-notice.tsx'
import type { Outcome } from '../schedule-requests.ts'
import type { BoardEntry } from './board-day.ts'

type Props = {
  entry: BoardEntry
  busy: boolean
  outcome: Outcome | null
  onMove: (to: string) => Promise<void>
  onClose: () => void
}

/** Another day and time for an entry of the calendar: the way for keys, and for whoever cannot drag. */
export function MoveDialog({ entry, busy, outcome, onMove, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className="estu-schedule estu-plans__dialog" aria-labelledby="move-heading" onClose={onClose}>
      <h2 id="move-heading">{entry.title}</h2>
      <p>{entry.what}</p>
      <MoveForm at={entry.at} busy={busy} onMove={onMove} onLeave={() => dialog.current?.close()} />
      <ProblemNotice outcome={outcome} />
    </dialog>
  )
}
