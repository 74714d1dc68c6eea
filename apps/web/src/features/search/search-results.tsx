import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { formatNumber } from '@estu/domain/locale/numbers'
import type { SearchAnswer } from '@estu/domain/search/results/search-result'
import { type SearchAddress, searchPath } from '@estu/domain/search/search-address'
import { Link } from '@/components/link'
import type { ProductCard } from '@/content/types'
import { translator } from '@/i18n/translator'
import { HitGroups } from './hit-groups'
import { KindLinks } from './kind-links'
import { priceSentences } from './price-sentences'
import { ResultPages } from './result-pages'
import { SearchHits } from './search-hits'

type Props = {
  locale: Locale
  address: SearchAddress
  answer: SearchAnswer
  /** Pictures and prices of the products that were found, by id. */
  cards: ReadonlyMap<string, ProductCard>
}

/** What was found: how much, of which kinds, and one page of it. */
export function SearchResults({ locale, address, answer, cards }: Props) {
  const t = translator(locale)
  const { hits } = answer
  return (
    <div className="page results">
      <div className="results__head">
        <h1>
          «<bdi>{address.query}</bdi>»
        </h1>
        <Summary locale={locale} address={address} answer={answer} />
        <KindLinks locale={locale} address={address} answer={answer} />
      </div>
      {hits.length === 0 && (
        <p>
          {address.page > 1 ? t('search.pastEnd') : t('search.nothingOfKind')}{' '}
          <Link className="link tap" href={localisePath(locale, searchPath({ query: address.query }))}>
            {t(address.page > 1 ? 'search.firstPage' : 'search.all')}
          </Link>
        </p>
      )}
      {address.kind ? (
        <SearchHits locale={locale} hits={hits} cards={cards} heading="h2" />
      ) : (
        <HitGroups locale={locale} address={address} answer={answer} cards={cards} />
      )}
      <ResultPages locale={locale} address={address} answer={answer} />
    </div>
  )
}

function Summary({ locale, address, answer }: Pick<Props, 'locale' | 'address' | 'answer'>) {
  const t = translator(locale)
  const { total, more, readAs, price } = answer
  const { query } = address
  return (
    <p className="muted" role="status">
      <b className="results__count">
        {more ? t('search.foundMore', { count: formatNumber(total, locale) }) : t('search.found', { count: total })}
      </b>{' '}
      {price && priceSentences(t, locale, price)}
      {readAs && (
        <>
          {t('search.readAs', { query, readAs })}{' '}
          <Link className="link" href={localisePath(locale, searchPath({ query, typed: true }))}>
            {t('search.searchAsTyped', { query })}
          </Link>
        </>
      )}
    </p>
  )
}
