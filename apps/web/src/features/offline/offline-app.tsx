'use client'

import type { Locale } from '@estu/domain/locale/locales'
import { type ComponentType, useEffect, useState } from 'react'
import { type AppNews, followApp } from './follow-app'
import { withNews } from './news-in-turn'
import type { ToastProps, ToastWords } from './toast'

/**
 * Has the browser keep the site, and says what there is to say of that. The words' own code is fetched by those alone
 * who get to hear something.
 */
export function OfflineApp(props: { locale: Locale; words: ToastWords }) {
  const [[news], setNews] = useState<AppNews[]>([])
  const [Toast, setToast] = useState<ComponentType<ToastProps> | null>(null)
  useEffect(() => {
    const fetchToast = () => import('./toast')
    followApp(
      (told) =>
        fetchToast().then(
          (code) => {
            setToast(() => code.Toast)
            setNews((known) => withNews(known, told))
          },
          () => {},
        ),
      () => fetchToast().catch(() => {}),
    )
  }, [])
  return (
    <div className="toasts" aria-live="polite">
      {news && Toast && (
        <Toast key={news.kind} news={news} onClose={() => setNews((known) => known.slice(1))} {...props} />
      )}
    </div>
  )
}
