import type { Locale } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { Picture } from '@estu/ui/components/pictures/picture'
import { RichTextView } from '@/components/text/rich-text'
import type { Promotion } from '@/content/types'
import { translator } from '@/i18n/translator'
import { Crumbs } from '@/layout/crumbs'
import { PromotionHeader } from './promotion-header'

type Props = { locale: Locale; promotion: Promotion; children?: React.ReactNode }

/** A promotion: what is offered, to whom, until when, on which terms. One that has ended says so first. */
export function PromotionView({ locale, promotion, children }: Props) {
  const t = translator(locale)
  return (
    <>
      <Crumbs
        locale={locale}
        trail={[{ label: t('promotions.title'), href: routes.promotions.path }, { label: promotion.title }]}
      />
      <article className="page">
        <PromotionHeader locale={locale} promotion={promotion} />
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
