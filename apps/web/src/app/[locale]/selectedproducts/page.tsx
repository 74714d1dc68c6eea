import { locales } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import type { Metadata } from 'next'
import { SelectedProducts } from '@/features/favourites/selected-products'
import { messagesOf, translator } from '@/i18n/translator'
import { Crumbs } from '@/layout/crumbs'
import { FavouritesSync } from '@/layout/favourites-sync'
import { SiteFrame } from '@/layout/site-frame'
import { pageMetadata } from '@/lib/page-metadata'
import { localeOf } from '@/lib/params'

type Props = { params: Promise<{ locale: string }> }
const { path } = routes.favourites

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = localeOf(await params)
  if (!locale) return {}
  const t = translator(locale)
  const seo = { title: `${t('favourites.title')} · ${t('site.name')}`, description: t('favourites.lead') }
  return pageMetadata({ locale, path, languages: locales, seo, noindex: true })
}

export default async function SelectedProductsPage({ params }: Props) {
  const locale = localeOf(await params)
  if (!locale) return null
  const t = translator(locale)
  return (
    <SiteFrame locale={locale} path={path} languages={locales}>
      <Crumbs locale={locale} trail={[{ label: t('favourites.title') }]} />
      <div className="page">
        <header className="page-head">
          <h1>{t('favourites.title')}</h1>
          <p className="lead">{t('favourites.lead')}</p>
        </header>
        <FavouritesSync />
        <SelectedProducts locale={locale} words={messagesOf(locale).favourites} />
        <noscript>
          <p>{t('favourites.noScript')}</p>
        </noscript>
      </div>
    </SiteFrame>
  )
}
