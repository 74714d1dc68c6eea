import { formatDate } from '@estu/domain/locale/dates'
import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { dotted } from '@estu/domain/text/typography/dotted'
import { withNoBreaks } from '@estu/domain/text/typography/with-no-breaks'
import { ModelName } from '@estu/ui/components/model-name'
import { Rating } from '@estu/ui/components/rating'
import { Link } from '@/components/link'
import type { Review } from '@/content/types'
import { translator } from '@/i18n/translator'

type Props = { locale: Locale; review: Review; heading: 'h2' | 'h3'; withProduct: boolean; shop: string }

/**
 * One review: how many of five, by whom and when, what is praised and what is not, what the shop answers. That it is an
 * example is said beside its author alone.
 */
export function ReviewArticle({ locale, review, heading: Heading, withProduct, shop }: Props) {
  const t = translator(locale)
  return (
    <article>
      <Rating label={t('reviews.rated', { value: review.rating })} />
      <Heading>{review.title}</Heading>
      <p className="small muted">
        {dotted([
          review.isDemo && t('reviews.demo'),
          review.author,
          withNoBreaks(formatDate(new Date(review.writtenOn), locale, 'day')),
        ])}
      </p>
      {withProduct && review.product && (
        <p>
          <Link className="link tap" href={localisePath(locale, review.product.path)}>
            <span>
              <ModelName name={review.product.title} />
            </span>
          </Link>
        </p>
      )}
      <p>{review.text}</p>
      <Verdict label={t('reviews.pros')} text={review.pros} />
      <Verdict label={t('reviews.cons')} text={review.cons} />
      {review.translated && <p className="small muted">{t('reviews.translated')}</p>}
      <Answer text={review.answer} label={t('reviews.answer', { name: shop })} />
    </article>
  )
}

function Verdict({ label, text }: { label: string; text: string }) {
  if (!text) return null
  return (
    <p>
      <span className="strong">{label}: </span>
      {text}
    </p>
  )
}

function Answer({ text, label }: { text: string; label: string }) {
  if (!text) return null
  return (
    <div className="review__answer">
      <p className="strong">{label}</p>
      <p>{text}</p>
    </div>
  )
}
