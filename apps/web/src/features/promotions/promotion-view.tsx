import { formatDate } from '@estu/domain/locale/dates'
import type { Locale } from '@estu/domain/locale/locales'
import { Notice } from '@estu/ui/components/notice'
import { Picture } from '@estu/ui/components/picture'
import { RichTextView } from '@/components/rich-text'
import type { Promotion } from '@/content/types'
import { translator } from '@/i18n/translator'
import { Crumbs } from '@/layout/crumbs'

type Props = { locale: Locale; promotion: Promotion; children?: React.ReactNode }

/** A promotion: what is offered, to whom, until when, on which terms. One that has ended says so first. */
export function PromotionView({ locale, promotion, children }: Props) {
  const t = translator(locale)
  const day = (iso: string) => formatDate(new Date(iso), locale, 'day')
  return (
    <>
      <Crumbs locale={locale} trail={[{ label: promotion.title }]} />
      <article className="page">
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
        {promotion.cover && (
          <div className="cover cover--article">
            <Picture picture={promotion.cover} sizes="(max-width: 760px) 92vw, 680px" eager />
          </div>
        )}
        {promotion.body && <RichTextView text={promotion.body} locale={locale} />}
        {promotion.terms && (
          <section className="terms">
            <h2>{t('promotion.terms')}</h2>
            <RichTextView text={promotion.terms} locale={locale} />
          </section>
        )}
      </article>
      {children}
    </>
  )
}
