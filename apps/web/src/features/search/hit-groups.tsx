import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { formatNumber } from '@estu/domain/locale/numbers'
import { type SearchAddress, searchPath } from '@estu/domain/search/search-address'
import type { SearchAnswer, SearchHit, SearchKind } from '@estu/domain/search/search-result'
import { GoLink } from '@estu/ui/components/go-link'
import { Link } from '@/components/link'
import type { ProductCard } from '@/content/types'
import { translator } from '@/i18n/translator'
import { SearchHits } from './search-hits'

type Props = {
  locale: Locale
  address: SearchAddress
  answer: SearchAnswer
  cards: ReadonlyMap<string, ProductCard>
}

/** Goods and long texts on the left, short answers on the right; on a phone one below the other. */
const columns: readonly (readonly SearchKind[])[] = [
  ['products', 'articles'],
  ['services', 'branches', 'questions', 'pages'],
]

/** Hits of all kinds, each kind under its name. */
export function HitGroups({ locale, address, answer, cards }: Props) {
  const filled = columns.map((kinds) => kinds.filter((kind) => hitsOf(answer, kind).length > 0))
  return (
    <div className="results__columns">
      {filled
        .filter((kinds) => kinds.length > 0)
        .map((kinds) => (
          <div key={kinds.join()} className="results__groups">
            {kinds.map((kind) => (
              <section key={kind}>
                <GroupHead locale={locale} address={address} answer={answer} kind={kind} />
                <SearchHits locale={locale} hits={hitsOf(answer, kind)} cards={cards} heading="h3" />
              </section>
            ))}
          </div>
        ))}
    </div>
  )
}

const hitsOf = ({ hits }: SearchAnswer, kind: SearchKind): SearchHit[] => hits.filter((hit) => hit.kind === kind)

function GroupHead({ locale, address, answer, kind }: Omit<Props, 'cards'> & { kind: SearchKind }) {
  const t = translator(locale)
  const count = answer.counts[kind]
  return (
    <div className="head">
      <h2>
        {t(`search.${kind}`)} <span className="muted num">{formatNumber(count, locale)}</span>
      </h2>
      {count > hitsOf(answer, kind).length && (
        <GoLink
          href={localisePath(locale, searchPath({ query: address.query, kind }))}
          label={t('search.allOfKind')}
          linkAs={Link}
        />
      )}
    </div>
  )
}
