import { useEffect, useState } from 'react'
import type { Undoable } from '../../operations/undo/read-undoable.ts'
import type { UndoOutcome } from '../../operations/undo/undo-one.ts'
import { load, send } from '../send.ts'

export type UndoState = {
  step: 'closed' | 'asking' | 'undoing' | 'done' | 'failed'
  last: Undoable | null
  /** What was undone just now. */
  undone: Undoable | null
  reason: Exclude<UndoOutcome, { ok: true }>['reason'] | null
}

/** @param place `articles/…` or `globals/…`; null for whoever publishes nothing. @param published changes with every publication. */
export function useUndo(place: string | null, published: string) {
  const [state, setState] = useState<UndoState>({ step: 'closed', last: null, undone: null, reason: null })
  const set = (change: Partial<UndoState>) => setState((before) => ({ ...before, ...change }))

  useEffect(() => {
    if (!place) return
    let isCurrent = true
    void load<{ last: Undoable | null }>(`publications/${place}`).then((found) => {
      if (isCurrent && found) setState((before) => ({ ...before, last: found.last }))
    })
    return () => {
      isCurrent = false
    }
  }, [place, published])

  const undo = async () => {
    if (!state.last) return
    set({ step: 'undoing' })
    const outcome = await send<UndoOutcome>('publications/undo', { key: state.last.key })
    if (outcome?.ok) set({ step: 'done', last: null, undone: state.last, reason: null })
    else set({ step: 'failed', reason: outcome ? outcome.reason : null })
  }

  // What is public now is another state than the form was opened with.
  const close = () => (state.step === 'done' ? window.location.reload() : set({ step: 'closed' }))

  return { state, open: () => set({ step: 'asking', reason: null }), undo, close }
}
