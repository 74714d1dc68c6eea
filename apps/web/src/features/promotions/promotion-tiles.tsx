import { formatDate } from '@estu/domain/locale/dates'
import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { promotionPath, routes } from '@estu/domain/routing/routes'
import { Tile } from '@estu/ui/cards/tile'
import { Link } from '@/components/link'
import type { PromotionCard } from '@/content/types'
import { translator } from '@/i18n/translator'
import { DaysLeftLine } from './days-left-line'
import { devicesId } from './devices-id'

type Props = {
  locale: Locale
  promotions: readonly PromotionCard[]
  /** With their pictures, for whom they are and how many days are left, where there is nothing but promotions. */
  isList?: boolean
}

/** Promotions that run now, as panels; each leads to its devices or, where it names none, to booking. */
export function PromotionTiles({ locale, promotions, isList = false }: Props) {
  const t = translator(locale)
  return promotions.map((promotion) => (
    <Tile
      key={promotion.id}
      tone="amber"
      title={promotion.title}
      text={promotion.summary}
      note={isList ? <ListNote locale={locale} promotion={promotion} /> : periodOf(promotion, locale)}
      picture={isList ? promotion.cover : null}
      next={nextOf(promotion, locale)}
      link={{ label: t('promotion.more'), href: localisePath(locale, promotionPath(promotion.slug)) }}
      linkAs={Link}
    />
  ))
}

function ListNote({ locale, promotion }: { locale: Locale; promotion: PromotionCard }) {
  const t = translator(locale)
  return (
    <>
      {promotion.audience && (
        <p>
          {t('promotion.audience')}: {promotion.audience}
        </p>
      )}
      <p>{periodOf(promotion, locale)}</p>
      <DaysLeftLine endsAt={promotion.endsAt} t={t} />
    </>
  )
}

function periodOf({ startsAt, endsAt }: PromotionCard, locale: Locale): string {
  const day = (iso: string) => formatDate(new Date(iso), locale, 'day')
  return translator(locale)('promotion.period', { from: day(startsAt), to: day(endsAt) })
}

function nextOf({ slug, hasDevices }: PromotionCard, locale: Locale) {
  const t = translator(locale)
  return hasDevices
    ? { label: t('promotion.devices'), href: `${localisePath(locale, promotionPath(slug))}#${devicesId}` }
    : { label: t('promotion.book'), href: localisePath(locale, routes.appointment.path) }
}
