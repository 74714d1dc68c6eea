import { productCollections } from '@estu/domain/catalogue/collections'
import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { ButtonLink } from '@estu/ui/components/button-link'
import { GoLink } from '@estu/ui/components/go-link'
import { KindChips } from '@estu/ui/listing/kind-chips'
import { RatingLevels } from '@estu/ui/product/rating-levels'
import { Link } from '@/components/link'
import type { ReviewChoice, ReviewCounts } from '@/content/types'
import { type Translate, translator } from '@/i18n/translator'
import { countOf, meanOf } from './rating-line'
import { reviewsPath } from './review-choice'

type Props = { locale: Locale; counts: ReviewCounts; choice: ReviewChoice }

/** What buyers gave on average, each rating and each kind of goods to look at alone, and the way to write one's own. */
export function ReviewsHead({ locale, counts, choice }: Props) {
  const t = translator(locale)
  const count = countOf(counts.given)
  return (
    <div className="rate">
      {count > 0 && (
        <p>
          <span className="rate__mean">{meanOf(counts.given, locale)}</span>{' '}
          <span className="muted">{t('reviews.outOf', { count })}</span>
        </p>
      )}
      <RatingLevels levels={levelsOf({ locale, counts, choice }, t)} />
      <KindChips label={t('reviews.about')} kinds={kindsOf({ locale, counts, choice }, t)} />
      {choice.rating !== null && (
        <GoLink
          label={t('reviews.anyRating')}
          href={localisePath(locale, reviewsPath({ ...choice, rating: null }))}
          linkAs={Link}
        />
      )}
      <ButtonLink href={localisePath(locale, routes.writeReview.path)} tone="secondary">
        {t('writeReview.title')}
      </ButtonLink>
    </div>
  )
}

const levelsOf = ({ locale, counts, choice }: Props, t: Translate) =>
  [5, 4, 3, 2, 1].map((value) => {
    const count = counts.given[value - 1] ?? 0
    const href = count > 0 ? localisePath(locale, reviewsPath({ ...choice, rating: value })) : undefined
    return { value, count, label: t('reviews.level', { value, count }), href, current: choice.rating === value }
  })

function kindsOf({ locale, counts, choice }: Props, t: Translate) {
  const chip = (of: ReviewChoice['of'], label: string, count: number) => ({
    label,
    count,
    href: localisePath(locale, reviewsPath({ rating: choice.rating, of })),
    current: choice.of === of,
  })
  const kinds = productCollections.filter((kind) => counts.kinds[kind] > 0 || kind === choice.of)
  const total = productCollections.reduce((sum, kind) => sum + counts.kinds[kind], 0)
  return [
    chip(null, t('reviews.allKinds'), total),
    ...kinds.map((kind) => chip(kind, t(`${kind}.title`), counts.kinds[kind])),
  ]
}
