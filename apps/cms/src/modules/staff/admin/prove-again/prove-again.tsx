'use client'

import { type ReactNode, useEffect } from 'react'
import { useQuestion } from '../use-question.ts'
import { ProofDialog } from './proof-dialog.tsx'
import { answerAfterProof } from './watch-answers.ts'

/** Asks for the password over whatever screen is open, when the server wants to know that it is still its owner. */
export function ProveAgain({ children }: { children: ReactNode }) {
  const { ask, settle, isAsking } = useQuestion()

  useEffect(() => {
    const send = window.fetch
    window.fetch = answerAfterProof(send.bind(window), ask)
    return () => {
      window.fetch = send
    }
  }, [ask])

  return (
    <>
      {children}
      {isAsking ? <ProofDialog onEnd={settle} /> : null}
    </>
  )
}
