import { brandPath, pagePath } from '@estu/domain/routing/routes'
import { isSlug } from '@estu/domain/routing/slug'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { BrandPage, brandMetadata } from '@/app/brand-page'
import { redirectOrNotFound } from '@/app/documents/load-document'
import { InformationPage, informationMetadata } from '@/app/information-page'
import { getBrand } from '@/content/catalogue/get-brand'
import { getPage } from '@/content/editorial/get-page'
import { localeOf, placeholder } from '@/lib/params'

type Props = { params: Promise<{ locale: string; rest: string[] }> }

export const generateStaticParams = () => [{ rest: [placeholder] }]

/** What an editor may have published at an address of one part: an information page or a brand. */
async function find(params: Props['params']) {
  const { rest, ...others } = await params
  const locale = localeOf(others)
  if (!locale || rest[0] === placeholder) return null
  const [slug] = rest
  if (rest.length > 1 || !isSlug(slug)) return { locale, slug: rest.join('/'), page: null, brand: null }
  const [page, brand] = await Promise.all([getPage(locale, slug), getBrand(locale, slug)])
  return { locale, slug, page, brand }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await find(params)
  if (found?.page) return informationMetadata(found.locale, found.page)
  if (found?.brand) return brandMetadata(found.locale, found.brand)
  return {}
}

export default async function Page({ params }: Props) {
  const found = await find(params)
  if (!found) return null
  const { locale, slug, page, brand } = found
  if (page) return <InformationPage locale={locale} page={page} path={pagePath(page.slug)} />
  if (brand) return <BrandPage locale={locale} brand={brand} path={brandPath(brand.slug)} />
  if (slug.length > 500) notFound()
  return redirectOrNotFound(locale, `/${slug}`)
}
