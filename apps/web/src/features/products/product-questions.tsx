import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { Accordion } from '@estu/ui/components/accordion'
import { ButtonLink } from '@estu/ui/components/button-link'
import type { Product } from '@/content/types'
import { translator } from '@/i18n/translator'
import { wordsOf } from './words-of'

/** What people ask about a product, with answers, and where to ask what nobody has asked yet. */
export function ProductQuestions({ locale, product }: { locale: Locale; product: Product }) {
  const t = translator(locale)
  return (
    <section className="section">
      <div className="page half">
        <div className="half__in half__in--narrow-wide">
          <div className="stack">
            <h2>{t(`${wordsOf(product)}.faq`)}</h2>
            <ButtonLink href={localisePath(locale, routes.feedback.path)} tone="secondary" size="small">
              {t('product.askQuestion')}
            </ButtonLink>
          </div>
          {product.faq.length === 0 ? (
            <p className="muted">{t('product.noQuestions')}</p>
          ) : (
            <Accordion
              openFirst
              items={product.faq.map(({ question, answer }) => ({ question, answer: <p>{answer}</p> }))}
            />
          )}
        </div>
      </div>
    </section>
  )
}
