import { locales } from '@estu/domain/locale/locales'
import { offlineCartPath } from '@estu/domain/offline/core-pages'
import { taskMetadata } from '@/app/metadata/fixed-page-metadata'
import { OfflineCart } from '@/features/offline/offline-cart'
import { SiteFrame } from '@/layout/site-frame'
import { localeOf } from '@/lib/params'

type Props = { params: Promise<{ locale: string }> }

export const generateMetadata = ({ params }: Props) => taskMetadata(params, offlineCartPath, (t) => t('cart.title'))

/** Shown by the service worker at the cart's address: the cart itself is its owner's and is never kept. */
export default async function OfflineCartPage({ params }: Props) {
  const locale = localeOf(await params)
  if (!locale) return null
  return (
    <SiteFrame locale={locale} path={offlineCartPath} languages={locales} layout="focus">
      <OfflineCart locale={locale} />
    </SiteFrame>
  )
}
