import type { Locale } from '@estu/domain/locale/locales'
import { brandPath } from '@estu/domain/routing/routes'
import type { Metadata } from 'next'
import { listDevices } from '@/content/catalogue/list-devices'
import type { Brand } from '@/content/types'
import { BrandView } from '@/features/brands/brand-view'
import { ProductCards } from '@/features/products/product-cards'
import { SiteFrame } from '@/layout/site-frame'
import { pageMetadata } from '@/lib/page-metadata'

export const brandMetadata = (locale: Locale, brand: Brand): Metadata =>
  pageMetadata({ locale, path: brandPath(brand.slug), languages: brand.languages, seo: brand.seo })

export async function BrandPage({ locale, brand, path }: { locale: Locale; brand: Brand; path: string }) {
  const devices = (await listDevices(locale)).filter((device) => device.brand?.slug === brand.slug)
  return (
    <SiteFrame locale={locale} path={path} languages={brand.languages}>
      <BrandView
        locale={locale}
        brand={brand}
        devices={devices.length > 0 ? <ProductCards locale={locale} products={devices} heading="h2" /> : null}
      />
    </SiteFrame>
  )
}
