import { formatDate } from '@estu/domain/locale/dates'
import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { ButtonLink } from '@estu/ui/components/button-link'
import { Notice } from '@estu/ui/components/notice'
import { PageHero } from '@estu/ui/sections/page-hero'
import { Link } from '@/components/link'
import type { Promotion } from '@/content/types'
import { translator } from '@/i18n/translator'
import { devicesId } from './devices-id'
import { PromotionFacts } from './promotion-facts'

type Props = { locale: Locale; promotion: Promotion }

/** What is offered, to whom and until when, and how to get it; whether it has ended stands first. */
export function PromotionHeader({ locale, promotion }: Props) {
  const t = translator(locale)
  const { title, summary, cover, ended, endsAt } = promotion
  return (
    <PageHero picture={cover} facts={<PromotionFacts locale={locale} promotion={promotion} />}>
      {ended && (
        <Notice
          tone="attention"
          title={t('promotion.ended')}
          text={t('promotion.endedText', { date: formatDate(new Date(endsAt), locale, 'day') })}
        />
      )}
      <h1>{title}</h1>
      <p className="lead">{summary}</p>
      <Actions locale={locale} promotion={promotion} />
    </PageHero>
  )
}

function Actions({ locale, promotion: { ended, devices } }: Props) {
  const t = translator(locale)
  if (ended)
    return (
      <div className="btns">
        <ButtonLink href={localisePath(locale, routes.promotions.path)} tone="secondary" linkAs={Link}>
          {t('promotions.all')}
        </ButtonLink>
      </div>
    )
  return (
    <div className="btns">
      <ButtonLink href={localisePath(locale, routes.appointment.path)} className="ctas__main">
        {t('promotion.book')}
      </ButtonLink>
      {devices.length > 0 && (
        <ButtonLink href={`#${devicesId}`} tone="secondary">
          {t('promotion.devices')}
        </ButtonLink>
      )}
    </div>
  )
}
