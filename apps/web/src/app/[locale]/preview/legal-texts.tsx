import type { Locale } from '@estu/domain/locale/locales'
import type { LegalTexts as Texts } from '@/content/editorial/get-consent'
import { type Translate, translator } from '@/i18n/translator'

type Purpose = Texts['consents'][number]['purpose']

/** By the form that a consent stands in; the site asks nobody yet whether they want news. */
const formOf: Partial<Record<Purpose, (t: Translate) => string>> = {
  order: (t) => t('checkout.title'),
  appointment: (t) => t('visit.title'),
  feedback: (t) => t('feedback.title'),
  account: (t) => t('account.title'),
  screener_result: (t) => t('screener.title'),
  analytics: (t) => t('counting.title'),
}

/** Who processes data, every consent under the form that asks for it, and what is said before visits are counted. */
export function LegalTexts({ locale, texts }: { locale: Locale; texts: Texts }) {
  const t = translator(locale)
  return (
    <div className="page page-head stack">
      {texts.operator && <p className="small muted">{t('form.operator', { operator: texts.operator })}</p>}
      {texts.consents.map(({ id, purpose, text }) => {
        const form = formOf[purpose]
        if (!form) return null
        return (
          <section key={id} className="stack stack--tight">
            <h2 className="h3">{form(t)}</h2>
            {purpose === 'analytics' && texts.cookieNotice && <p>{texts.cookieNotice}</p>}
            <p>{text}</p>
          </section>
        )
      })}
    </div>
  )
}
