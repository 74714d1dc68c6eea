import { locales } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { sectionMetadata } from '@/app/metadata/fixed-page-metadata'
import { BesidePage } from '@/components/faults/beside-page'
import { SelectedProducts } from '@/features/favourites/selected-products'
import { KeepCart } from '@/features/offline/keep-cart'
import { messagesOf, translator } from '@/i18n/translator'
import { CompareTray } from '@/layout/compare-tray'
import { compareTrayOf } from '@/layout/compare-tray-words'
import { FavouritesSync } from '@/layout/favourites-sync'
import { SectionPage } from '@/layout/section-page'
import { SiteFrame } from '@/layout/site-frame'
import { localeOf } from '@/lib/params'

type Props = { params: Promise<{ locale: string }> }
const { path } = routes.favourites

export const generateMetadata = ({ params }: Props) =>
  sectionMetadata(params, path, (t) => ({ title: t('favourites.title'), lead: t('favourites.lead') }), {
    noindex: true,
  })

export default async function SelectedProductsPage({ params }: Props) {
  const locale = localeOf(await params)
  if (!locale) return null
  const t = translator(locale)
  return (
    <SiteFrame locale={locale} path={path} languages={locales}>
      <SectionPage locale={locale} title={t('favourites.title')} lead={t('favourites.lead')}>
        <BesidePage>
          <FavouritesSync />
        </BesidePage>
        <div className="favourites">
          <SelectedProducts
            locale={locale}
            words={{
              ...messagesOf(locale).favourites,
              add: t('cart.add'),
              inCart: t.raw('product.inCart'),
              book: t('device.book'),
            }}
            compareWords={{ tick: t('compare.tick'), full: t('compare.full') }}
          />
        </div>
        <noscript>
          <p>{t('favourites.noScript')}</p>
        </noscript>
      </SectionPage>
      <CompareTray {...compareTrayOf(locale)} />
      <KeepCart />
    </SiteFrame>
  )
}
