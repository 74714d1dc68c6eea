import type { ProductCollection } from '@estu/domain/catalogue/collections'
import type { Locale } from '@estu/domain/locale/locales'
import { ConsentField } from '@/components/consent-field'
import { FormFrame } from '@/components/form-frame'
import type { FormState } from '@/forms/state/form-state'
import { translator } from '@/i18n/translator'
import { ReviewFields } from './review-fields'
import { reviewLabels } from './review-labels'

type Props = {
  locale: Locale
  section: ProductCollection
  product: { id: string; title: string }
  state: FormState | null
  consent: string
  known: { id: string; name: string; email: string } | null
}

/** A review of one product. A moderator reads it before anybody else does. */
export function WriteReview({ locale, section, product, state, consent, known }: Props) {
  const t = translator(locale)
  const labels = reviewLabels(t)
  return (
    <div className="page form-page">
      <header className="stack stack--tight">
        <h1>{t('writeReview.title')}</h1>
        <p className="lead">{t('writeReview.about', { title: product.title })}</p>
      </header>
      <FormFrame
        locale={locale}
        state={state}
        labels={labels}
        draft={{ form: 'review', about: product.id, owner: known?.id ?? '' }}
        className="form"
      >
        <input type="hidden" name="section" value={section} />
        <input type="hidden" name="product" value={product.id} />
        <ReviewFields locale={locale} state={state} labels={labels} known={known} />
        <ConsentField locale={locale} state={state} text={consent} />
        <p>
          <button className="btn btn--primary" type="submit">
            {t('writeReview.send')}
          </button>
        </p>
      </FormFrame>
    </div>
  )
}
