import { locales, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { withUsualSpaces } from '@estu/domain/text/typography/with-usual-spaces'
import { NotFound } from '@estu/ui/sections/not-found'
import type { Metadata } from 'next'
import { Link } from '@/components/link'
import { getSiteBrand } from '@/content/brand/get-site-brand'
import { translator } from '@/i18n/translator'
import { SiteFrame } from '@/layout/site-frame'
import { drawings } from '@/lib/drawings/drawings'
import { localeOf } from '@/lib/params'

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = localeOf(await params)
  if (!locale) return {}
  const { name } = await getSiteBrand(locale)
  return { title: `${translator(locale)('notFound.title')} · ${name}`, robots: { index: false } }
}

/** What the server sends, with status 404, for every address that leads nowhere (ADR 0004), in the words agreed for it. */
export default async function NotFoundPage({ params }: Props) {
  const locale = localeOf(await params)
  if (!locale) return null
  const t = translator(locale)
  const to = (path: string) => localisePath(locale, path)
  return (
    <SiteFrame locale={locale} path="/" languages={locales}>
      <NotFound
        title={t('notFound.title')}
        text={withUsualSpaces(t('notFound.text'))}
        home={t('notFound.home')}
        homeHref={to('/')}
        ways={[
          { label: t('search.title'), href: to(routes.search.path) },
          { label: t('catalogue.devices'), href: to(routes.devices.path) },
          { label: t('catalogue.consumables'), href: to(routes.consumables.path) },
          { label: t('branches.title'), href: to(routes.branches.path) },
          { label: t('feedback.title'), href: to(routes.feedback.path) },
        ]}
        drawings={drawings}
        linkAs={Link}
      />
    </SiteFrame>
  )
}
