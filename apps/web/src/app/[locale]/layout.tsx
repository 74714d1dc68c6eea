import '@estu/ui/styles.css'
import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { accessibilityScript } from '@estu/ui/layout/accessibility-script'
import type { ReactNode } from 'react'
import { readWebEnv } from '@/env'
import { messagesOf, translator } from '@/i18n/translator'
import { BrandHead, BrandIcons } from '@/layout/brand/brand-head'
import { getBrandOrLast } from '@/layout/brand/brand-or-last'
import { PageFaults } from '@/layout/faults/page-faults'
import { languageChoiceScript } from '@/lib/inline-scripts/language-choice'
import { localeOf, placeholder } from '@/lib/params'
import { BesideEveryPage } from './beside-every-page'

type Props = { children: ReactNode; params: Promise<{ locale: string }> }

/** The browser fills no words in: what it says of the app has the shop's name already. */
const toastWords = (locale: Locale, name: string) => ({
  ...messagesOf(locale).offlineApp,
  installTitle: translator(locale)('offlineApp.installTitle', { name }),
})

export const generateStaticParams = () => [{ locale: placeholder }]

export default async function Layout({ children, params }: Props) {
  const known = localeOf(await params)
  const locale = known ?? 'ru'
  const brand = known && (await getBrandOrLast(known))
  const offline =
    known && readWebEnv().offlineApp ? { locale: known, words: toastWords(known, brand?.name ?? '') } : null
  return (
    <html lang={locale} suppressHydrationWarning>
      <head>
        <BrandHead brand={brand} />
        {known && <link rel="manifest" href={localisePath(known, '/manifest.webmanifest')} />}
        <BrandIcons icon={brand?.icon ?? null} />
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          title={brand?.name}
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
        <BesideEveryPage offline={offline} />
      </body>
    </html>
  )
}
