import { formatDate } from '@estu/domain/locale/dates'
import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { promotionPath } from '@estu/domain/routing/routes'
import { Tile } from '@estu/ui/cards/tile'
import { Link } from '@/components/link'
import type { PromotionCard } from '@/content/types'
import { translator } from '@/i18n/translator'

/** Promotions that run now, as panels. */
export function PromotionTiles({ locale, promotions }: { locale: Locale; promotions: readonly PromotionCard[] }) {
  const t = translator(locale)
  return promotions.map((promotion) => (
    <Tile
      key={promotion.id}
      tone="amber"
      title={promotion.title}
      text={promotion.summary}
      note={t('promotion.period', {
        from: formatDate(new Date(promotion.startsAt), locale, 'day'),
        to: formatDate(new Date(promotion.endsAt), locale, 'day'),
      })}
      link={{ label: t('promotion.more'), href: localisePath(locale, promotionPath(promotion.slug)) }}
      linkAs={Link}
    />
  ))
}
