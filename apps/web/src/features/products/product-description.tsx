import type { Locale } from '@estu/domain/locale/locales'
import type { ReactNode } from 'react'
import { RichTextView } from '@/components/text/rich-text'
import type { Product } from '@/content/types'
import { translator } from '@/i18n/translator'
import { PageSection } from './page-section'
import { wordsOf } from './words-of'

type Props = { locale: Locale; product: Product; children?: ReactNode }

/** What an editor wrote about a product; `children` stand beneath it. */
export function ProductDescription({ locale, product, children }: Props) {
  if (!product.description) return null
  return (
    <PageSection title={translator(locale)(`${wordsOf(product)}.description`)}>
      <RichTextView text={product.description} locale={locale} />
      {children}
    </PageSection>
  )
}
