import { formatDate } from '@estu/domain/locale/dates'
import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { promotionPath, routes } from '@estu/domain/routing/routes'
import { Tile } from '@estu/ui/cards/tile'
import { Link } from '@/components/link'
import type { PromotionCard } from '@/content/types'
import { translator } from '@/i18n/translator'
import { devicesId } from './devices-id'

/** Promotions that run now, as panels; each leads to its devices or, where it names none, to booking. */
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
      next={nextOf(promotion, locale)}
      link={{ label: t('promotion.more'), href: localisePath(locale, promotionPath(promotion.slug)) }}
      linkAs={Link}
    />
  ))
}

function nextOf({ slug, hasDevices }: PromotionCard, locale: Locale) {
  const t = translator(locale)
  return hasDevices
    ? { label: t('promotion.devices'), href: `${localisePath(locale, promotionPath(slug))}#${devicesId}` }
    : { label: t('promotion.book'), href: localisePath(locale, routes.appointment.path) }
}
