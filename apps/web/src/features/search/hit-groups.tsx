import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { formatNumber } from '@estu/domain/locale/numbers'
import { groupHits, type HitGroup } from '@estu/domain/search/results/group-hits'
import type { SearchAnswer } from '@estu/domain/search/results/search-result'
import { type SearchAddress, searchPath } from '@estu/domain/search/search-address'
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

/** Hits of all kinds, each kind under its name: the kind of the best hit first. */
export function HitGroups({ locale, address, answer, cards }: Props) {
  return (
    <div className="results__columns">
      {inColumns(groupHits(answer.hits)).map((groups) => (
        <div key={groups.map(({ kind }) => kind).join()} className="results__groups">
          {groups.map((group) => (
            <section key={group.kind}>
              <GroupHead locale={locale} address={address} answer={answer} group={group} />
              <SearchHits locale={locale} hits={group.hits} cards={cards} heading="h3" />
            </section>
          ))}
        </div>
      ))}
    </div>
  )
}

/** The first groups with half of the hits in one column, the rest in another, so that the order stays that of the ranking. */
function inColumns(groups: readonly HitGroup[]): HitGroup[][] {
  const half = groups.reduce((sum, { hits }) => sum + hits.length, 0) / 2
  const first: HitGroup[] = []
  let count = 0
  for (const group of groups) {
    if (count >= half) break
    first.push(group)
    count += group.hits.length
  }
  return [first, groups.slice(first.length)].filter((column) => column.length > 0)
}

function GroupHead({ locale, address, answer, group: { kind, hits } }: Omit<Props, 'cards'> & { group: HitGroup }) {
  const t = translator(locale)
  const count = answer.counts[kind]
  return (
    <div className="head">
      <h2>
        {t(`search.${kind}`)} <span className="muted num">{formatNumber(count, locale)}</span>
      </h2>
      {count > hits.length && (
        <GoLink
          href={localisePath(locale, searchPath({ query: address.query, kind }))}
          label={t('search.allOfKind')}
          linkAs={Link}
        />
      )}
    </div>
  )
}
