import type { Locale } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { RichTextView } from '@/components/text/rich-text'
import type { Promotion } from '@/content/types'
import { translator } from '@/i18n/translator'
import { Crumbs } from '@/layout/crumbs'
import { PromotionHeader } from './promotion-header'
import { PromotionDock, PromotionNext } from './promotion-next'

type Props = { locale: Locale; promotion: Promotion; children?: React.ReactNode }

/** A promotion: what is offered, to whom, until when, on which terms. One that has ended says so first. */
export function PromotionView({ locale, promotion, children }: Props) {
  const t = translator(locale)
  return (
    <div className="promotion-page">
      <Crumbs
        locale={locale}
        trail={[{ label: t('promotions.title'), href: routes.promotions.path }, { label: promotion.title }]}
      />
      <article className="page">
        <PromotionHeader locale={locale} promotion={promotion} />
        <PromotionText locale={locale} promotion={promotion} />
      </article>
      {children}
      {!promotion.ended && (
        <>
          <PromotionNext locale={locale} />
          <PromotionDock locale={locale} endsAt={promotion.endsAt} />
        </>
      )}
    </div>
  )
}

/** How it is got, with the terms beside it. */
function PromotionText({ locale, promotion: { body, terms } }: Pick<Props, 'locale' | 'promotion'>) {
  if (!body && !terms) return null
  return (
    <div className="half terms numbered">
      <div className={body && terms ? 'half__in half__in--wide-narrow' : undefined}>
        {body && <RichTextView text={body} locale={locale} />}
        {terms && (
          <section className="tile">
            <h2 className="h3">{translator(locale)('promotion.terms')}</h2>
            <RichTextView text={terms} locale={locale} />
          </section>
        )}
      </div>
    </div>
  )
}
