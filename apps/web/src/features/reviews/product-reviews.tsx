import type { ProductCollection } from '@estu/domain/catalogue/collections'
import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { GoLink } from '@estu/ui/components/go-link'
import { Icon } from '@estu/ui/components/icon'
import { Link } from '@/components/link'
import type { ProductReviews as Reviews } from '@/content/catalogue/list-reviews'
import { translator } from '@/i18n/translator'
import { RatingSummary } from './rating-summary'
import { ReviewList } from './review-list'

type Props = { locale: Locale; reviews: Reviews; section: ProductCollection; slug: string; shop: string }

/** How many stand open; the rest are folded. */
const open = 3

/** What buyers say about one product, at its own page. */
export function ProductReviews({ locale, reviews, section, slug, shop }: Props) {
  const t = translator(locale)
  const { newest } = reviews
  const rest = newest.slice(open)
  return (
    <section className="section">
      <div className="page half">
        <div className="half__in half__in--narrow-wide">
          <RatingSummary locale={locale} reviews={reviews} section={section} slug={slug} />
          <div className="stack">
            {newest.length === 0 && <p>{t('reviews.empty')}</p>}
            <ReviewList locale={locale} reviews={newest.slice(0, open)} shop={shop} />
            {rest.length > 0 && (
              <details className="acc">
                <summary>
                  {t('reviews.more', { count: rest.length })}
                  <Icon name="chevron" />
                </summary>
                <div className="acc__in">
                  <ReviewList locale={locale} reviews={rest} shop={shop} />
                </div>
              </details>
            )}
            <GoLink label={t('reviews.all')} href={localisePath(locale, routes.reviews.path)} linkAs={Link} />
          </div>
        </div>
      </div>
    </section>
  )
}
