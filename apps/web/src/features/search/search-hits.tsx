import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { formatTenge } from '@estu/domain/locale/money'
import type { SearchHit } from '@estu/domain/search/results/search-result'
import { Picture } from '@estu/ui/components/pictures/picture'
import { Link } from '@/components/link'
import { Marked } from '@/components/marked'
import type { ProductCard } from '@/content/types'

type Props = {
  locale: Locale
  hits: readonly SearchHit[]
  cards: ReadonlyMap<string, ProductCard>
  heading: 'h2' | 'h3'
}

/** Hits one below the other; a product shows its picture and price where its card is known. */
export function SearchHits({ locale, hits, cards, heading: Heading }: Props) {
  return hits.map((hit) => {
    const card = cards.get(hit.documentId)
    return (
      <article key={`${hit.collection}-${hit.documentId}`} className={card ? 'hit' : 'hit hit--text'}>
        {card && (
          <div className="plate">{card.picture && <Picture picture={{ ...card.picture, alt: '' }} sizes="88px" />}</div>
        )}
        <div>
          {card?.brand && <p className="small muted">{card.brand.name}</p>}
          <Heading>
            <Link href={localisePath(locale, hit.path)}>
              <Marked text={hit.title} />
            </Link>
          </Heading>
          {hit.excerpt.length > 0 && (
            <p className="muted">
              <Marked text={hit.excerpt} />
            </p>
          )}
        </div>
        {card?.priceKzt && <p className="price__now">{formatTenge(card.priceKzt, locale)}</p>}
      </article>
    )
  })
}
