'use client'

import { useAuth, useModal } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { whoIsHere } from '../../../../admin/unsaved-changes/send-changes.ts'
import { SessionWatch, takenOver } from './session-watch.ts'

/** Payload's window that offers to stay, a minute before the end. */
const offerToStay = 'stay-logged-in'

/**
 * Tells when the session ends by its time. Trap: at that moment Payload leads away from the screen, whatever is typed
 * there. It reckons with the end that it was told last, so shortly before it is told none.
 */
export function useSessionEnd(onEnd: () => void): void {
  const { user, token, tokenExpirationMs, setUser, fetchFullUser } = useAuth()
  const { closeModal } = useModal()
  const watch = useRef<SessionWatch | null>(null)

  const onTakeOver = useEffectEvent(() => {
    if (user) setUser({ user, token, exp: takenOver })
  })
  const onTimeOver = useEffectEvent(async () => {
    if (!user) return true
    closeModal(offerToStay)
    const isHere = (await whoIsHere(String(user.id))) === 'same'
    // Prolonged by another tab.
    if (isHere) await fetchFullUser()
    else onEnd()
    return !isHere
  })
  useEffect(() => {
    const created = new SessionWatch({ onTakeOver: () => onTakeOver(), onTimeOver: () => onTimeOver() })
    watch.current = created
    return () => created.stop()
  }, [])
  useEffect(() => watch.current?.follow(tokenExpirationMs), [tokenExpirationMs])
}
