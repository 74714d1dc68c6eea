import { isLocale, type Locale } from '@estu/domain/locale/locales'
import { parseCart } from '@estu/domain/orders/cart'
import { productPath } from '@estu/domain/routing/routes'
import { isSlug } from '@estu/domain/routing/slug'
import { listCardsById, listCardsBySlug } from '@/content/catalogue/lists/list-cards'
import type { ProductCard } from '@/content/types'
import { isSold } from '@/features/products/buying/choices'
import { priceWords } from '@/features/products/price-words'
import { translator } from '@/i18n/translator'

type Context = { params: Promise<{ locale: string }> }

/**
 * The cards of named products, for what the browser keeps itself: its list of favourites by `slugs`, and by `cart`, as
 * its cookie has them, the lines of the cart while it cannot be asked for.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale } = await params
  if (!isLocale(locale)) return Response.json({ error: 'unknown-locale' }, { status: 404 })
  const t = translator(locale)
  const cards = (await listAsked(locale, new URL(request.url).searchParams)).map((product) => ({
    id: product.id,
    section: product.section,
    slug: product.slug,
    path: productPath(product.section, product.slug),
    title: [product.brand?.name, product.title].filter(Boolean).join(' '),
    summary: product.summary,
    price: priceWords(product, locale, t),
    priceKzt: product.priceKzt,
    picture: product.picture,
    next: nextStep(product),
  }))
  return Response.json(cards, { headers: { 'cache-control': 'no-cache' } })
}

/** A device is fitted before it is bought, and so is what is sold after a consultation; the cart takes the rest. */
function nextStep(product: ProductCard): 'cart' | 'book' | null {
  if (product.section === 'devices' || product.byConsultation) return 'book'
  return isSold(product) ? 'cart' : null
}

function listAsked(locale: Locale, query: URLSearchParams) {
  const cart = query.get('cart')
  if (cart !== null) return listCardsById(locale, [...new Set(parseCart(cart).map(({ id }) => id))])
  const slugs = new Set((query.get('slugs') ?? '').split(',').filter(isSlug).slice(0, 500))
  return listCardsBySlug(locale, [...slugs])
}
