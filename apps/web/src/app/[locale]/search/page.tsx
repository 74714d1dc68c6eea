import { locales } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { readSearchAddress } from '@estu/domain/search/search-address'
import type { Metadata } from 'next'
import { taskMetadata } from '@/app/metadata/fixed-page-metadata'
import { getOrganisation } from '@/content/clinic/get-organisation'
import { searchSite } from '@/content/search/search-site'
import { EmptySearch } from '@/features/search/empty-search'
import { NothingFound } from '@/features/search/nothing-found'
import { SearchResults } from '@/features/search/search-results'
import { SiteFrame } from '@/layout/site-frame'
import { localeOf } from '@/lib/params'

/** Made for each question. */
export const instant = false

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
  const site = query ? await searchSite({ locale, query, kind, page }) : null
  const isFound = site !== null && site.answer.total > 0 && !(typed && site.answer.readAs)
  return (
    <SiteFrame locale={locale} path={routes.search.path} languages={locales} query={query}>
      {!query && <EmptySearch locale={locale} organisation={organisation} />}
      {site && !isFound && (
        <NothingFound locale={locale} query={query} similar={site.answer.similar} organisation={organisation} />
      )}
      {site && isFound && (
        <SearchResults
          locale={locale}
          address={address}
          answer={site.answer}
          cards={new Map(site.cards.map((card) => [card.id, card]))}
        />
      )}
    </SiteFrame>
  )
}
