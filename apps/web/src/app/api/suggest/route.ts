import { isLocale, type Locale } from '@estu/domain/locale/locales'
import type { SuggestAnswer } from '@estu/domain/search/results/search-result'
import { cleanQuery } from '@estu/domain/search/search-address'
import { listCardsById } from '@/content/catalogue/lists/list-cards'
import { suggestSite } from '@/content/search/search-site'
import { kindWords } from '@/features/products/kind-words'
import { priceWords } from '@/features/products/price-words'
import { suggestionsOf } from '@/features/search/suggestions-of'
import { translator } from '@/i18n/translator'

/** While somebody types: `?l=kk&q=құла`. Kept by their browser alone, for as long as one search takes. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const locale = searchParams.get('l')
  if (!isLocale(locale)) return Response.json({ error: 'unknown-locale' }, { status: 404 })
  const query = cleanQuery(searchParams.get('q') ?? '')
  const answer = query ? await suggestSite({ locale, query }) : { queries: [], hits: [] }
  const products = await productsOf(locale, answer)
  return Response.json(suggestionsOf(translator(locale), locale, { query, answer, products }), {
    headers: { 'cache-control': 'private, max-age=60', 'x-robots-tag': 'noindex' },
  })
}

/** Pictures, kinds and prices of the products that were found, by id. */
async function productsOf(locale: Locale, { hits }: SuggestAnswer) {
  const t = translator(locale)
  const ids = hits.filter(({ kind }) => kind === 'products').map(({ documentId }) => documentId)
  const cards = await listCardsById(locale, ids)
  return new Map(
    cards.map((card) => [
      card.id,
      { picture: card.picture, kind: kindWords(card, t), price: priceWords(card, locale, t) },
    ]),
  )
}
