'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ProofDialog } from './proof-dialog.tsx'
import { answerAfterProof } from './watch-answers.ts'

/** Asks for the password over whatever screen is open, when the server wants to know that it is still its owner. */
export function ProveAgain({ children }: { children: ReactNode }) {
  const [isAsking, setIsAsking] = useState(false)
  const asked = useRef<{ promise: Promise<boolean>; settle: (proved: boolean) => void } | null>(null)

  useEffect(() => {
    const send = window.fetch
    const ask = () => {
      if (asked.current) return asked.current.promise
      let settle = (_proved: boolean) => {}
      const promise = new Promise<boolean>((resolve) => {
        settle = resolve
      })
      asked.current = { promise, settle }
      setIsAsking(true)
      return promise
    }
    window.fetch = answerAfterProof(send.bind(window), ask)
    return () => {
      window.fetch = send
    }
  }, [])

  const settle = (proved: boolean) => {
    asked.current?.settle(proved)
    asked.current = null
    setIsAsking(false)
  }
  return (
    <>
      {children}
      {isAsking ? <ProofDialog onEnd={settle} /> : null}
    </>
  )
}
