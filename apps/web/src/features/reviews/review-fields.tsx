import type { Locale } from '@estu/domain/locale/locales'
import { ChoiceField, TextField } from '@estu/ui/components/form-fields'
import { fieldOf } from '@/components/field-of'
import type { FormState } from '@/forms/state/form-state'
import { translator } from '@/i18n/translator'
import type { reviewLabels } from './review-labels'

type Props = {
  locale: Locale
  state: FormState | null
  labels: ReturnType<typeof reviewLabels>
  known: { name: string; email: string } | null
}

/** What is thought of the product, and by whom. */
export function ReviewFields({ locale, state, labels, known }: Props) {
  const t = translator(locale)
  const field = fieldOf(state, t)
  const text = (id: 'author' | 'title' | 'text' | 'pros' | 'cons' | 'email', otherwise?: string) => ({
    ...field(id, otherwise),
    label: labels[id],
  })
  const stars = ['5', '4', '3', '2', '1'].map((count) => ({ value: count, label: t('writeReview.stars', { count }) }))
  return (
    <>
      <ChoiceField {...field('rating')} legend={labels.rating} compact choices={stars} />
      <TextField {...text('title')} required />
      <TextField {...text('text')} rows={6} required />
      <TextField {...text('pros')} hint={t('form.optional')} />
      <TextField {...text('cons')} hint={t('form.optional')} />
      <TextField
        {...text('author', known?.name.split(' ')[0])}
        hint={t('writeReview.authorHint')}
        autoComplete="given-name"
        required
      />
      <TextField
        {...text('email', known?.email)}
        hint={t('writeReview.emailHint')}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
    </>
  )
}
