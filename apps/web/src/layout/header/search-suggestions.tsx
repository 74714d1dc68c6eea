'use client'

import type { Locale } from '@estu/domain/locale/locales'
import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Waits for the first focus of the field beside it and fetches what completes it; without that the form is a form. */
export function SearchSuggestions({ locale }: { locale: Locale }) {
  const place = useRef<HTMLDivElement>(null)
  const [list, setList] = useState<ReactNode>(null)
  useEffect(() => {
    const input = place.current?.closest('form')?.querySelector('input')
    if (!input) return
    const load = () =>
      import('./suggestion-list').then(
        ({ SuggestionList }) => setList(<SuggestionList input={input} locale={locale} />),
        () => {},
      )
    if (document.activeElement === input) load()
    else input.addEventListener('focus', load, { once: true })
    return () => input.removeEventListener('focus', load)
  }, [locale])
  return <div ref={place}>{list}</div>
}
