'use client'

import { useAuth } from '@payloadcms/ui'
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { whoIsHere } from '../../../../admin/unsaved-changes/send-changes.ts'
import { useQuestion } from '../use-question.ts'
import { holdRefusedRefresh } from './hold-refused-refresh.ts'
import { SignInSheet } from './sign-in-sheet.tsx'
import { useReturns } from './use-returns.ts'
import { useSessionEnd } from './use-session-end.ts'

type SignIns = { open: () => void; times: number }
const Context = createContext<SignIns>({ open: () => undefined, times: 0 })

/** Opens the sheet for a form. @param onSignedIn also when it was not that form that asked. */
export function useSignInAgain(onSignedIn: () => void): () => void {
  const { open, times } = use(Context)
  const tell = useEffectEvent(onSignedIn)
  useEffect(() => {
    if (times > 0) tell()
  }, [times])
  return open
}

/**
 * Holds the sheet by which whoever was here signs in again, outside of every form. A session that ends, by its time or
 * because the server refuses to prolong it, leaves the screen as it is beneath: see ADR 0015.
 */
export function SignInAgain({ children }: { children: ReactNode }) {
  const { user, token, tokenExpirationMs, fetchFullUser } = useAuth()
  const { ask, settle, isAsking } = useQuestion()
  const [isOver, setIsOver] = useState(false)
  const [times, setTimes] = useState(0)
  const signIns = useMemo(() => ({ open: () => void ask(), times }), [ask, times])

  const askAtEnd = () => {
    setIsOver(true)
    return ask()
  }
  const end = (signedIn: boolean) => {
    setIsOver(false)
    settle(signedIn)
    if (!signedIn) return
    setTimes((before) => before + 1)
    void fetchFullUser()
  }

  useSessionEnd(() => void askAtEnd())
  const signInAgain = useEffectEvent(askAtEnd)
  const known = useEffectEvent(() => ({ user, exp: (tokenExpirationMs ?? 0) / 1000, refreshedToken: token }))
  useEffect(() => {
    const send = window.fetch
    window.fetch = holdRefusedRefresh(send.bind(window), { signInAgain: () => signInAgain(), known: () => known() })
    return () => {
      window.fetch = send
    }
  }, [])
  // They may have signed in by another tab, for instance with a new password.
  useReturns(isAsking, () => {
    void whoIsHere(String(user?.id)).then((here) => here === 'same' && end(true))
  })

  return (
    <Context value={signIns}>
      {children}
      {isAsking && user ? <SignInSheet email={String(user.email)} isOver={isOver} onEnd={end} /> : null}
    </Context>
  )
}
