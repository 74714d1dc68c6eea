'use client'

import { isLocale, localeCookie } from '@estu/domain/locale/locales'
import type { MouseEvent, ReactNode } from 'react'

/**
 * Remembers the language a visitor chooses, in a cookie written here and nowhere else, and loads its words before
 * the page. Without script the links simply lead there.
 */
export function LanguageMemory({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter is a click
    <div onClick={remember}>{children}</div>
  )
}

function remember(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-language]') : null
  const locale = link?.dataset.language
  if (!link || !isLocale(locale) || link.getAttribute('href') === '#main') return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
  const { name, maxAgeSeconds, path } = localeCookie
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older browsers
  document.cookie = `${name}=${locale}; max-age=${maxAgeSeconds}; path=${path}; samesite=lax`
  event.preventDefault()
  void fetch(`/api/messages/${locale}.json`)
    .catch(() => null)
    .finally(() => location.assign(link.href))
}
