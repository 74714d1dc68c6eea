'use client'

import { isLocale, type Locale } from '@estu/domain/locale/locales'
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
  const lead = () => location.assign(link.href)
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs))
  Promise.race([fetchWords(locale), patience]).then(lead, lead)
}

/** The client itself is fetched at the press: no page pays for it before. */
async function fetchWords(locale: Locale): Promise<void> {
  const { api } = await import('@/lib/api-client')
  await api(`/api/messages/${locale}.json`)
}
