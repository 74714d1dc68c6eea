import { Accordion } from '@estu/ui/components/accordion'
import type { Product } from '@/content/types'
import type { Translate } from '@/i18n/translator'
import { PageSection } from './page-section'
import { wordsOf } from './words-of'

/** What people ask about a product, with answers. */
export function ProductQuestions({ product, t }: { product: Product; t: Translate }) {
  if (product.faq.length === 0) return null
  return (
    <PageSection title={t(`${wordsOf(product)}.faq`)} narrow>
      <Accordion openFirst items={product.faq.map(({ question, answer }) => ({ question, answer: <p>{answer}</p> }))} />
    </PageSection>
  )
}
