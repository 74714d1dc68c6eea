import type { ProductCollection } from '@estu/domain/catalogue/collections'
import type { Locale } from '@estu/domain/locale/locales'
import { ChoiceField, TextField } from '@estu/ui/components/form-fields'
import { ConsentField, contactLabels, problemOf } from '@/components/contact-fields'
import { FormFrame } from '@/components/form-frame'
import type { FormState } from '@/forms/form-state'
import { valueOr } from '@/forms/read-form-state'
import { translator } from '@/i18n/translator'

type Props = {
  locale: Locale
  section: ProductCollection
  product: { id: string; title: string }
  state: FormState | null
  consent: string
  known: { name: string; email: string } | null
}

/** A review of one product. A moderator reads it before anybody else does. */
export function WriteReview({ locale, section, product, state, consent, known }: Props) {
  const t = translator(locale)
  const labels = {
    ...contactLabels(t),
    rating: t('writeReview.rating'),
    author: t('writeReview.author'),
    title: t('writeReview.heading'),
    text: t('writeReview.text'),
    pros: t('writeReview.pros'),
    cons: t('writeReview.cons'),
    email: t('writeReview.email'),
  }
  const field = (id: 'author' | 'title' | 'text' | 'pros' | 'cons' | 'email', known = '') => ({
    id,
    label: labels[id],
    value: valueOr(state, id, known),
    error: problemOf(t, state, id),
  })
  return (
    <div className="page form-page">
      <header className="stack stack--tight">
        <h1>{t('writeReview.title')}</h1>
        <p className="lead">{t('writeReview.about', { title: product.title })}</p>
      </header>
      <FormFrame locale={locale} state={state} labels={labels} className="form">
        <input type="hidden" name="section" value={section} />
        <input type="hidden" name="product" value={product.id} />
        <ChoiceField
          id="rating"
          legend={t('writeReview.rating')}
          compact
          value={valueOr(state, 'rating')}
          error={problemOf(t, state, 'rating')}
          choices={['5', '4', '3', '2', '1'].map((count) => ({
            value: count,
            label: t('writeReview.stars', { count }),
          }))}
        />
        <TextField {...field('title')} required />
        <TextField {...field('text')} rows={6} required />
        <TextField {...field('pros')} hint={t('form.optional')} />
        <TextField {...field('cons')} hint={t('form.optional')} />
        <TextField
          {...field('author', known?.name.split(' ')[0])}
          hint={t('writeReview.authorHint')}
          autoComplete="given-name"
          required
        />
        <TextField
          {...field('email', known?.email)}
          hint={t('writeReview.emailHint')}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
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
