import { formatDate } from '@estu/domain/locale/dates'
import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { ButtonLink } from '@estu/ui/components/button-link'
import { BuyDock } from '@estu/ui/product/buy-dock'
import { NextStep } from '@estu/ui/sections/next-step'
import { translator } from '@/i18n/translator'
import { DaysLeftLine } from './days-left-line'

/** The way on from a promotion, after all has been read. */
export function PromotionNext({ locale }: { locale: Locale }) {
  const t = translator(locale)
  return (
    <NextStep
      title={t('promotion.nextTitle')}
      text={t('promotion.nextText')}
      main={{ label: t('promotion.book'), href: localisePath(locale, routes.appointment.path) }}
      other={{ label: t('promotions.all'), href: localisePath(locale, routes.promotions.path) }}
    />
  )
}

/** Until when a promotion runs and the way to book, which stay in sight on a phone. */
export function PromotionDock({ locale, endsAt }: { locale: Locale; endsAt: string }) {
  const t = translator(locale)
  return (
    <BuyDock
      price={
        <p className="small">
          {t('promotion.until', { date: formatDate(new Date(endsAt), locale, 'dayMonth') })}
          <DaysLeftLine endsAt={endsAt} t={t} />
        </p>
      }
      action={<ButtonLink href={localisePath(locale, routes.appointment.path)}>{t('site.book')}</ButtonLink>}
    />
  )
}
