import { Accordion } from '@estu/ui/components/accordion'
import type { Service } from '@/content/types'
import type { Translate } from '@/i18n/translator'

/** What people ask of a service, beside its heading. */
export function ServiceQuestions({ faq, t }: { faq: Service['faq']; t: Translate }) {
  if (faq.length === 0) return null
  return (
    <section className="half terms">
      <div className="half__in half__in--narrow-wide">
        <h2>{t('services.faq')}</h2>
        <div>
          <Accordion items={faq.map(({ question, answer }) => ({ question, answer: <p>{answer}</p> }))} />
        </div>
      </div>
    </section>
  )
}
