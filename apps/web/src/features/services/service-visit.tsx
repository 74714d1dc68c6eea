import type { Locale } from '@estu/domain/locale/locales'
import { RichTextView } from '@/components/text/rich-text'
import type { Service } from '@/content/types'
import { translator } from '@/i18n/translator'

/** What happens at a visit, step by step, with how to prepare for it beside. */
export function ServiceVisit({ locale, service: { body, preparation } }: { locale: Locale; service: Service }) {
  const t = translator(locale)
  if (!body && !preparation) return null
  return (
    <div className="half terms numbered">
      <div className={body && preparation ? 'half__in half__in--wide-narrow' : undefined}>
        {body && (
          <section>
            <h2>{t('services.how')}</h2>
            <RichTextView text={body} locale={locale} />
          </section>
        )}
        {preparation && (
          <section className="tile">
            <h2 className="h3">{t('services.preparation')}</h2>
            <RichTextView text={preparation} locale={locale} />
          </section>
        )}
      </div>
    </div>
  )
}
