'use client'

import { isLocale } from '@estu/domain/locale/locales'
import type { MouseEvent, ReactNode } from 'react'

/** Longer nobody waits for words that only make the next page quicker. In milliseconds. */
const patienceMs = 1500

/** Loads the words of the language that is chosen before its page. Without script the links simply lead there. */
export function LanguageWords({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter is a click
    <div onClick={load}>{children}</div>
  )
}

function load(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-language]') : null
  const locale = link?.dataset.language
  if (!link || !isLocale(locale) || link.getAttribute('href') === '#main') return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
  event.preventDefault()
  void fetch(`/api/messages/${locale}.json`, { signal: AbortSignal.timeout(patienceMs) })
    .catch(() => null)
    .finally(() => location.assign(link.href))
}
