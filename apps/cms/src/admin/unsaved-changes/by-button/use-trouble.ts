'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import type { SaveState } from '../saver/change-saver.ts'
import { whoIsHere } from '../send-changes.ts'

/** Why a form that is saved by a button could not be, and whether it still cannot. @param owner who opened it */
export function useTrouble(owner: string) {
  const [state, setState] = useState<SaveState>({ kind: 'calm' })
  const look = async () => {
    const here = await whoIsHere(owner)
    // The button's own toast says "Failed to fetch" or "Not found", which helps nobody.
    if (here !== 'same') toast.dismiss()
    setState({ kind: here === 'same' ? 'calm' : here })
  }
  return { state, setState, look: () => void look() }
}
