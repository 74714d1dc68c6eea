'use client'

import type { Locale } from '@estu/domain/locale/locales'
import { type ComponentType, useEffect, useState } from 'react'

/**
 * Where a form waits for the network, or has just been under way, its sender is fetched; every other page pays for this
 * look alone. The names of what is stored stand here as they are, since this is on every page.
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
    return () => removeEventListener('form-queue', look)
  }, [])
  return Panel && <Panel locale={locale} />
}

function isWaiting(): boolean {
  try {
    return localStorage.getItem('form-queue') !== null || localStorage.getItem('form-pending') !== null
  } catch {
    return false
  }
}
