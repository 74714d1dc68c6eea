import '@estu/ui/styles.css'
import { localisePath } from '@estu/domain/locale/locales'
import { accessibilityScript } from '@estu/ui/layout/accessibility-script'
import type { Metadata, Viewport } from 'next'
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

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = localeOf(await params)
  if (!locale) return {}
  return {
    manifest: localisePath(locale, '/manifest.webmanifest'),
    icons: {
      icon: [
        { url: '/favicon.ico', sizes: '48x48' },
        { url: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      ],
      apple: '/apple-touch-icon.png',
    },
  }
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f1eadc' },
    { media: '(prefers-color-scheme: dark)', color: '#1d1a17' },
  ],
}

export const generateStaticParams = () => [{ locale: placeholder }]

export default async function Layout({ children, params }: Props) {
  const known = localeOf(await params)
  const locale = known ?? 'ru'
  return (
    <html lang={locale} suppressHydrationWarning>
      <head>
        <FontPreloads />
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
