import { feedbackTopics } from '@estu/domain/forms/feedback-form'
import type { Locale } from '@estu/domain/locale/locales'
import { ChoiceField, TextField } from '@estu/ui/components/form-fields'
import { ConsentField } from '@/components/consent-field'
import { ContactFields } from '@/components/contact-fields'
import { contactLabels } from '@/components/contact-labels'
import { fieldOf } from '@/components/field-of'
import { FormFrame } from '@/components/form-frame'
import type { FormState } from '@/forms/state/form-state'
import { translator } from '@/i18n/translator'

type Props = {
  locale: Locale
  state: FormState | null
  consent: string
  /** What the form begins with where nothing was typed. */
  beginning: { topic: string; message: string }
  /** Who is signed in; undefined where that cannot be found out now. */
  known: { id: string; name: string; phone: string; email: string } | null | undefined
}

/** A message to the clinic. */
export function FeedbackForm({ locale, state, consent, beginning, known }: Props) {
  const t = translator(locale)
  const field = fieldOf(state, t)
  const labels = { ...contactLabels(t), topic: t('feedback.topic'), message: t('feedback.message') }
  const draft = known === undefined ? null : ({ form: 'feedback', owner: known?.id ?? '' } as const)
  return (
    <div className="page form-page">
      <header className="stack stack--tight">
        <h1>{t('feedback.title')}</h1>
        <p className="lead">{t('feedback.lead')}</p>
      </header>
      <FormFrame locale={locale} state={state} labels={labels} draft={draft} className="form">
        <ChoiceField
          {...field('topic', beginning.topic)}
          legend={t('feedback.topic')}
          compact
          choices={feedbackTopics.map((topic) => ({
            value: topic,
            label: t(topic === 'thanks' ? 'feedback.thanksTopic' : `feedback.${topic}`),
          }))}
        />
        <TextField {...field('message', beginning.message)} label={t('feedback.message')} rows={6} required />
        <ContactFields locale={locale} state={state} known={known ?? null} />
        <ConsentField locale={locale} state={state} text={consent} />
        <p>
          <button className="btn btn--primary" type="submit">
            {t('feedback.send')}
          </button>
        </p>
      </FormFrame>
    </div>
  )
}
