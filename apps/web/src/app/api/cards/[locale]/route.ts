import { isLocale } from '@estu/domain/locale/locales'
import { productPath } from '@estu/domain/routing/routes'
import { isSlug } from '@estu/domain/routing/slug'
import { listCardsBySlug } from '@/content/catalogue/lists/list-cards'
import { priceWords } from '@/features/products/price-words'
import { translator } from '@/i18n/translator'

type Context = { params: Promise<{ locale: string }> }

/** The cards of named products, for the browser's list of favourites. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale } = await params
  if (!isLocale(locale)) return Response.json({ error: 'unknown-locale' }, { status: 404 })
  const asked = new URL(request.url).searchParams.get('slugs') ?? ''
  const slugs = new Set(asked.split(',').filter(isSlug).slice(0, 500))
  const t = translator(locale)
  const products = await listCardsBySlug(locale, [...slugs])
  const cards = products.map((product) => ({
    slug: product.slug,
    path: productPath(product.section, product.slug),
    title: [product.brand?.name, product.title].filter(Boolean).join(' '),
    summary: product.summary,
    price: priceWords(product, locale, t),
    image: product.picture?.src ?? null,
  }))
  return Response.json(cards, { headers: { 'cache-control': 'no-cache' } })
}
