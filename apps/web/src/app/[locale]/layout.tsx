import '@estu/ui/styles.css'
import { localisePath } from '@estu/domain/locale/locales'
import { accessibilityScript } from '@estu/ui/layout/accessibility-script'
import type { ReactNode } from 'react'
import { BesidePage } from '@/components/faults/beside-page'
import { readWebEnv } from '@/env'
import { FreshSession } from '@/features/account/fresh-session'
import { OfflineApp } from '@/features/offline/offline-app'
import { messagesOf, translator } from '@/i18n/translator'
import { PageFaults } from '@/layout/faults/page-faults'
import { FontPreloads } from '@/layout/font-preloads'
import { Intent } from '@/layout/intent'
import { PlainCopies } from '@/layout/plain-copies'
import { languageChoiceScript } from '@/lib/inline-scripts/language-choice'
import { localeOf, placeholder } from '@/lib/params'

type Props = { children: ReactNode; params: Promise<{ locale: string }> }

export const generateStaticParams = () => [{ locale: placeholder }]

export default async function Layout({ children, params }: Props) {
  const known = localeOf(await params)
  const locale = known ?? 'ru'
  return (
    <html lang={locale} suppressHydrationWarning>
      <head>
        <FontPreloads />
        {/* Here and not as metadata: Next would put these together anew for each page that is made for a visit. */}
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f1eadc" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1d1a17" />
        {known && <link rel="manifest" href={localisePath(known, '/manifest.webmanifest')} />}
        <link rel="icon" href="/favicon.ico" sizes="48x48" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" sizes="any" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          title={translator(locale)('site.name')}
          href={localisePath(locale, '/opensearch.xml')}
        />
        <link
          rel="alternate"
          type="application/atom+xml"
          title={translator(locale)('articles.title')}
          href={`/feeds/${locale}/articles.atom`}
        />
        <script dangerouslySetInnerHTML={{ __html: accessibilityScript }} />
        <script dangerouslySetInnerHTML={{ __html: languageChoiceScript }} />
      </head>
      <body>
        <PageFaults>{children}</PageFaults>
        <BesidePage>
          <Intent />
        </BesidePage>
        <BesidePage>
          <FreshSession />
        </BesidePage>
        <BesidePage>
          <PlainCopies />
        </BesidePage>
        {known && readWebEnv().offlineApp && (
          <BesidePage>
            <OfflineApp locale={known} words={messagesOf(known).offlineApp} />
          </BesidePage>
        )}
      </body>
    </html>
  )
}
