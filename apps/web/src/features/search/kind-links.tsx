import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { formatNumber } from '@estu/domain/locale/numbers'
import { type SearchAnswer, searchKinds } from '@estu/domain/search/results/search-result'
import { type SearchAddress, searchPath } from '@estu/domain/search/search-address'
import { Link } from '@/components/link'
import { translator } from '@/i18n/translator'

type Props = { locale: Locale; address: SearchAddress; answer: SearchAnswer }

/** The results by kind, with how many there are; a kind of which there is nothing is left out. */
export function KindLinks({ locale, address: { query, kind: chosen }, answer }: Props) {
  const t = translator(locale)
  const kinds = searchKinds.filter((kind) => answer.counts[kind] > 0 || kind === chosen)
  const count = (value: number) => <small>{formatNumber(value, locale)}</small>
  return (
    <nav className="kinds" aria-label={t('search.kinds')}>
      <Link aria-current={chosen ? undefined : 'page'} href={localisePath(locale, searchPath({ query }))}>
        {t('search.all')} {count(answer.total)}
      </Link>
      {kinds.map((kind) => (
        <Link
          key={kind}
          aria-current={kind === chosen ? 'page' : undefined}
          href={localisePath(locale, searchPath({ query, kind }))}
        >
          {t(`search.${kind}`)} {count(answer.counts[kind])}
        </Link>
      ))}
    </nav>
  )
}
