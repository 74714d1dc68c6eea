'use client'

import { type Locale, localeCookie } from '@estu/domain/locale/locales'
import { useEffect, useState } from 'react'

type Props = { locale: Locale; href: string | null; words: { text: string; action: string; dismiss: string } }

const dismissedKey = 'estu:language-offer'

/**
 * One line for a visitor whose browser speaks the other language and who has not chosen yet. It offers; it never
 * redirects.
 */
export function LanguageOffer({ locale, href, words }: Props) {
  const [shown, setShown] = useState(false)
  useEffect(() => setShown(href !== null && wantsOther(locale)), [href, locale])
  if (!shown || !href) return null
  const dismiss = () => {
    try {
      localStorage.setItem(dismissedKey, '1')
    } catch {
      // A browser without storage asks again next time.
    }
    setShown(false)
  }
  return (
    <aside className="langoffer" lang={locale === 'ru' ? 'kk' : 'ru'} aria-label={words.text}>
      <div className="page">
        <span>{words.text}</span>
        <a className="go" href={href}>
          <span>{words.action}</span>
        </a>
        <button type="button" className="btn btn--quiet btn--s" onClick={dismiss}>
          {words.dismiss}
        </button>
      </div>
    </aside>
  )
}

function wantsOther(locale: Locale): boolean {
  if (document.cookie.includes(`${localeCookie.name}=`)) return false
  try {
    if (localStorage.getItem(dismissedKey)) return false
  } catch {
    return false
  }
  const first = navigator.languages.find((language) => /^(ru|kk)\b/i.test(language))
  return first !== undefined && !first.toLowerCase().startsWith(locale)
}
