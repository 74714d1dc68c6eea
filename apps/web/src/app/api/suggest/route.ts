import { isLocale } from '@estu/domain/locale/locales'
import { cleanQuery } from '@estu/domain/search/search-address'
import { suggestSite } from '@/content/search/search-site'
import { suggestionsOf } from '@/features/search/suggestions-of'
import { translator } from '@/i18n/translator'

/** While somebody types: `?l=kk&q=құла`. Kept by their browser alone, for as long as one search takes. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const locale = searchParams.get('l')
  if (!isLocale(locale)) return Response.json({ error: 'unknown-locale' }, { status: 404 })
  const query = cleanQuery(searchParams.get('q') ?? '')
  const answer = query ? await suggestSite({ locale, query }) : { queries: [], hits: [] }
  return Response.json(suggestionsOf(translator(locale), locale, query, answer), {
    headers: { 'cache-control': 'private, max-age=60', 'x-robots-tag': 'noindex' },
  })
}
