import type { SoldSection } from '@estu/domain/cart'
import type { Locale } from '@estu/domain/locale'
import { ChoiceField, TextField } from '@estu/ui/form-parts'
import { translator } from '@/i18n/translator'
import type { Again } from '@/intake/form-outcome'
import { typedOr } from '@/intake/read-again'
import { ConsentField, contactLabels, problemOf } from '@/shell/contact-fields'
import { FormFrame } from '@/shell/form-frame'

type Props = {
  locale: Locale
  section: SoldSection
  product: { id: string; title: string }
  again: Again | null
  consent: string
  known: { name: string; email: string } | null
}

/** A review of one product. A moderator reads it before anybody else does. */
export function WriteReview({ locale, section, product, again, consent, known }: Props) {
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
    value: typedOr(again, id, known),
    error: problemOf(t, again, id),
  })
  return (
    <div className="page form-page">
      <header className="stack stack--tight">
        <h1>{t('writeReview.title')}</h1>
        <p className="lead">{t('writeReview.about', { title: product.title })}</p>
      </header>
      <FormFrame locale={locale} again={again} labels={labels} className="form">
        <input type="hidden" name="section" value={section} />
        <input type="hidden" name="product" value={product.id} />
        <ChoiceField
          id="rating"
          legend={t('writeReview.rating')}
          compact
          value={typedOr(again, 'rating')}
          error={problemOf(t, again, 'rating')}
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
        <ConsentField locale={locale} again={again} text={consent} />
        <p>
          <button className="btn btn--primary" type="submit">
            {t('writeReview.send')}
          </button>
        </p>
      </FormFrame>
    </div>
  )
}
