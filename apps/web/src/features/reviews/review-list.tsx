import { formatDate } from '@estu/domain/locale/dates'
import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { Rating } from '@estu/ui/components/rating'
import { Link } from '@/components/link'
import type { Review } from '@/content/types'
import { translator } from '@/i18n/translator'

type Props = { locale: Locale; reviews: readonly Review[]; heading?: 'h2' | 'h3'; withProduct?: boolean }

/** Reviews with the shop's answers, newest first. */
export function ReviewList({ locale, reviews, heading: Heading = 'h3', withProduct = false }: Props) {
  const t = translator(locale)
  return (
    <ul className="reviews" role="list">
      {reviews.map((review) => (
        <li key={review.id}>
          <article>
            <Rating value={review.rating} label={t('reviews.rated', { value: review.rating })} />
            <Heading>{review.title}</Heading>
            <p className="small muted">
              {[review.author, formatDate(new Date(review.writtenOn), locale, 'day')].filter(Boolean).join(' · ')}
            </p>
            {withProduct && review.product && (
              <p>
                <Link className="link tap" href={localisePath(locale, review.product.path)}>
                  {review.product.title}
                </Link>
              </p>
            )}
            <p>{review.text}</p>
            {review.pros && (
              <p>
                <span className="strong">{t('reviews.pros')}: </span>
                {review.pros}
              </p>
            )}
            {review.cons && (
              <p>
                <span className="strong">{t('reviews.cons')}: </span>
                {review.cons}
              </p>
            )}
            {review.translated && <p className="small muted">{t('reviews.translated')}</p>}
            {review.isDemo && <p className="demo-note">{t('reviews.demo')}</p>}
            {review.answer && (
              <div className="review__answer">
                <p className="strong">{t('reviews.answer')}</p>
                <p>{review.answer}</p>
              </div>
            )}
          </article>
        </li>
      ))}
    </ul>
  )
}
