import { locales, localisePath } from '@estu/domain/locale'
import { LostPage } from '@estu/ui/lost-page'
import type { Metadata } from 'next'
import { translator } from '@/i18n/translator'
import { drawings } from '@/lib/drawings'
import { localeOf } from '@/lib/params'
import { Link } from '@/shell/link'
import { SiteFrame } from '@/shell/site-frame'

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = localeOf(await params)
  if (!locale) return {}
  const t = translator(locale)
  return { title: `${t('notFound.title')} · ${t('site.name')}`, robots: { index: false } }
}

/** What the server sends, with status 404, for every address that leads nowhere (ADR 0004). */
export default async function NotFoundPage({ params }: Props) {
  const locale = localeOf(await params)
  if (!locale) return null
  const t = translator(locale)
  return (
    <SiteFrame locale={locale} path="/" languages={locales}>
      <LostPage
        title={t('notFound.title')}
        text={t('notFound.text')}
        home={t('notFound.home')}
        homeHref={localisePath(locale, '/')}
        sprite={drawings}
        linkAs={Link}
      />
    </SiteFrame>
  )
}
