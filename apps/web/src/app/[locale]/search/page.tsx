import { type Locale, locales } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { readSearchAddress } from '@estu/domain/search/search-address'
import type { SearchAnswer } from '@estu/domain/search/search-result'
import type { Metadata } from 'next'
import { listCardsById } from '@/content/catalogue/lists/list-cards'
import { getOrganisation } from '@/content/clinic/get-organisation'
import { searchSite, suggestSite } from '@/content/search/search-site'
import type { ProductCard } from '@/content/types'
import { EmptySearch } from '@/features/search/empty-search'
import { NothingFound } from '@/features/search/nothing-found'
import { SearchResults } from '@/features/search/search-results'
import { SiteFrame } from '@/layout/site-frame'
import { taskMetadata } from '@/lib/metadata/fixed-page-metadata'
import { localeOf } from '@/lib/params'

/** Made for each question. */
export const instant = false

/** Pictures and prices of the products that were found, by id. */
async function cardsOf(locale: Locale, { hits }: SearchAnswer): Promise<ReadonlyMap<string, ProductCard>> {
  const ids = hits.filter(({ kind }) => kind === 'products').map(({ documentId }) => documentId)
  return new Map((await listCardsById(locale, ids)).map((card) => [card.id, card]))
}

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  if (!localeOf(await params)) return {}
  const { query } = readSearchAddress(await searchParams)
  return taskMetadata(params, routes.search.path, (t) =>
    query ? `${query} · ${t('search.title')}` : t('search.title'),
  )
}

export default async function SearchPage({ params, searchParams }: Props) {
  const locale = localeOf(await params)
  if (!locale) return null
  const address = readSearchAddress(await searchParams)
  const organisation = await getOrganisation(locale)
  const { query, kind, page, typed } = address
  const answer = query ? await searchSite({ locale, query, kind, page }) : null
  const found = answer && answer.total > 0 && !(typed && answer.readAs)
  const similar = query && !found ? (await suggestSite({ locale, query })).queries : []
  return (
    <SiteFrame locale={locale} path={routes.search.path} languages={locales} query={query}>
      {!query && <EmptySearch locale={locale} organisation={organisation} />}
      {query && !found && <NothingFound locale={locale} query={query} similar={similar} organisation={organisation} />}
      {answer && found && (
        <SearchResults locale={locale} address={address} answer={answer} cards={await cardsOf(locale, answer)} />
      )}
    </SiteFrame>
  )
}
