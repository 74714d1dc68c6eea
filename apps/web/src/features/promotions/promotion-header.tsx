import { formatDate } from '@estu/domain/locale/dates'
import type { Locale } from '@estu/domain/locale/locales'
import { Notice } from '@estu/ui/components/notice'
import type { Promotion } from '@/content/types'
import { translator } from '@/i18n/translator'

/** What is offered, to whom and until when; whether it has ended stands first. */
export function PromotionHeader({ locale, promotion }: { locale: Locale; promotion: Promotion }) {
  const t = translator(locale)
  const day = (iso: string) => formatDate(new Date(iso), locale, 'day')
  return (
    <header className="page-head">
      {promotion.ended && (
        <Notice
          tone="attention"
          title={t('promotion.ended')}
          text={t('promotion.endedText', { date: day(promotion.endsAt) })}
        />
      )}
      <h1>{promotion.title}</h1>
      <p className="lead">{promotion.summary}</p>
      <p className="promo-period">
        <span>{t('promotion.period', { from: day(promotion.startsAt), to: day(promotion.endsAt) })}</span>
        {promotion.audience && (
          <span>
            {t('promotion.audience')}: {promotion.audience}
          </span>
        )}
      </p>
    </header>
  )
}
