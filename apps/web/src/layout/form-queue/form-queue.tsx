'use client'

import type { Locale } from '@estu/domain/locale/locales'
import { type ComponentType, useEffect, useState } from 'react'

/**
 * Where a form waits for the network, has just been under way or has something kept of it, its sender is fetched, which
 * also takes out what is too old; every other page pays for this look alone. The names of what is stored stand here as they are, since this is on every page.
 */
export function FormQueue({ locale }: { locale: Locale }) {
  const [Panel, setPanel] = useState<ComponentType<{ locale: Locale }> | null>(null)
  useEffect(() => {
    const look = () => {
      // A page with such a form fetches it while there is a network to fetch it by.
      if (!isWaiting() && !document.querySelector('form[data-queue]')) return
      import('./queue-panel').then(
        ({ QueuePanel }) => setPanel(() => QueuePanel),
        (error: unknown) => console.warn('forms: what waits is sent by a later page', error),
      )
    }
    look()
    addEventListener('form-queue', look)
    addEventListener('storage', forgetAnswers)
    return () => {
      removeEventListener('form-queue', look)
      removeEventListener('storage', forgetAnswers)
    }
  }, [])
  return Panel && <Panel locale={locale} />
}

function isWaiting(): boolean {
  try {
    const { length } = localStorage
    const stored = Array.from({ length }, (_, index) => localStorage.key(index) ?? '')
    return stored.some((key) => key === 'form-queue' || key === 'form-pending' || hasWords(key)) || hasAnswers()
  } catch {
    return false
  }
}

/** A draft with anything in it: what it says of health has its day, whichever page is open then. */
const hasWords = (key: string): boolean =>
  key.startsWith('form-draft:') && /"at":/.test(localStorage.getItem(key) ?? '')

const answers = ['hearing-screener', 'hearing-screener-result']

const hasAnswers = (): boolean => answers.some((key) => sessionStorage.getItem(key) !== null)

/** An account was signed out in another tab: what its person answered in this one goes too. */
function forgetAnswers({ key: changed }: StorageEvent): void {
  if (changed === 'form-signed-out') for (const key of answers) sessionStorage.removeItem(key)
}
