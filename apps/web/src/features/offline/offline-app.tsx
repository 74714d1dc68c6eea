'use client'

import type { Locale } from '@estu/domain/locale/locales'
import { useLayoutEffect, useState } from 'react'
import { type AppNews, followApp } from './follow-app'
import { Toast, type ToastWords } from './toast'
import { withToastQueue } from './toast-queue'

/** Has the browser keep the site, and says what there is to say of that. */
export function OfflineApp(props: { locale: Locale; words: ToastWords }) {
  const [[news], setNews] = useState<AppNews[]>([])
  // With the page's waking, not after it: the browser may offer at any moment, and does so once.
  useLayoutEffect(() => followApp((told) => setNews((known) => withToastQueue(known, told))), [])
  return (
    <div className="toasts" aria-live="polite">
      {news && <Toast key={news.kind} news={news} onClose={() => setNews((known) => known.slice(1))} {...props} />}
    </div>
  )
}
