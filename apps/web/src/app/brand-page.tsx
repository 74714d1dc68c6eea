import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { brandPath, routes } from '@estu/domain/routing/routes'
import type { Metadata } from 'next'
import { getSiteBrand } from '@/content/brand/get-site-brand'
import { listBrandDevices } from '@/content/catalogue/lists/list-brand-devices'
import { getListedLanguages } from '@/content/search-engines/get-listed-languages'
import type { Brand } from '@/content/types'
import { BrandView } from '@/features/brands/brand-view'
import { ProductCards } from '@/features/products/product-cards'
import { SiteFrame } from '@/layout/site-frame'
import { pageMetadata } from '@/lib/metadata/page-metadata'

export async function brandMetadata(locale: Locale, brand: Brand): Promise<Metadata> {
  const path = brandPath(brand.slug)
  const { languages, seo, updatedAt } = brand
  const listed = (await getListedLanguages(path)) ?? languages
  const { name: siteName } = await getSiteBrand(locale)
  return pageMetadata({ locale, path, languages, listed, seo, updatedAt, siteName })
}

export async function BrandPage({ locale, brand, path }: { locale: Locale; brand: Brand; path: string }) {
  const { cards, more } = await listBrandDevices(locale, brand.id)
  const allHref = localisePath(locale, `${routes.devices.path}?brand=${brand.slug}`)
  return (
    <SiteFrame locale={locale} path={path} languages={brand.languages}>
      <BrandView
        locale={locale}
        brand={brand}
        devices={cards.length > 0 ? <ProductCards locale={locale} products={cards} heading="h3" /> : null}
        allHref={more ? allHref : null}
      />
    </SiteFrame>
  )
}
