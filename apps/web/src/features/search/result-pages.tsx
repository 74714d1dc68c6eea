import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { hitsOnPage, type SearchAnswer } from '@estu/domain/search/results/search-result'
import { type SearchAddress, searchPath } from '@estu/domain/search/search-address'
import { Link } from '@/components/link'
import { translator } from '@/i18n/translator'
import { pagesAround } from './pages-around'

type Props = { locale: Locale; address: SearchAddress; answer: SearchAnswer }

/** The way to the other pages of results. */
export function ResultPages({ locale, address, answer }: Props) {
  const t = translator(locale)
  const { query, kind, page } = address
  const count = kind ? answer.counts[kind] : answer.total
  const last = Math.ceil(count / hitsOnPage)
  if (last < 2 || page > last) return null
  const hrefOf = (number: number) => localisePath(locale, searchPath({ query, kind, page: number }))
  return (
    <nav className="results__pages" aria-label={t('search.pager')}>
      {page > 1 && (
        <Link rel="prev" href={hrefOf(page - 1)}>
          {t('search.previous')}
        </Link>
      )}
      {pagesAround(page, last).map((number, index) =>
        number === null ? (
          <span key={`left-out-${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={number}
            href={hrefOf(number)}
            aria-current={number === page ? 'page' : undefined}
            aria-label={t('search.page', { page: number })}
          >
            {number}
          </Link>
        ),
      )}
      {page < last && (
        <Link rel="next" href={hrefOf(page + 1)}>
          {t('search.next')}
        </Link>
      )}
    </nav>
  )
}
