import '@estu/ui/styles.css'
import { localisePath } from '@estu/domain/locale/locales'
import { accessibilityScript } from '@estu/ui/layout/accessibility-script'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { translator } from '@/i18n/translator'
import { FontPreloads } from '@/layout/font-preloads'
import { languageOfferScript } from '@/layout/language-offer-script'
import { localeOf, placeholder } from '@/lib/params'

type Props = { children: ReactNode; params: Promise<{ locale: string }> }

export const metadata: Metadata = { icons: { icon: '/icon.svg' } }

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f1eadc' },
    { media: '(prefers-color-scheme: dark)', color: '#1d1a17' },
  ],
}

export const generateStaticParams = () => [{ locale: placeholder }]

export default async function Layout({ children, params }: Props) {
  const locale = localeOf(await params) ?? 'ru'
  return (
    <html lang={locale} suppressHydrationWarning>
      <head>
        <FontPreloads locale={locale} />
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          title={translator(locale)('site.name')}
          href={localisePath(locale, '/opensearch.xml')}
        />
        <script dangerouslySetInnerHTML={{ __html: accessibilityScript }} />
        <script dangerouslySetInnerHTML={{ __html: languageOfferScript }} />
      </head>
      <body>{children}</body>
    </html>
  )
}
