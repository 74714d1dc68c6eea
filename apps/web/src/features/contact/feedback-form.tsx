import { feedbackTopics } from '@estu/domain/forms/feedback-form'
import type { Locale } from '@estu/domain/locale'
import { ChoiceField, TextField } from '@estu/ui/form-parts'
import { translator } from '@/i18n/translator'
import type { Again } from '@/intake/form-outcome'
import { typedOr } from '@/intake/read-again'
import { ConsentField, ContactFields, contactLabels, problemOf } from '@/shell/contact-fields'
import { FormFrame } from '@/shell/form-frame'

type Props = {
  locale: Locale
  again: Again | null
  consent: string
  known: { name: string; phone: string; email: string } | null
}

/** A message to the clinic. */
export function FeedbackForm({ locale, again, consent, known }: Props) {
  const t = translator(locale)
  const labels = { ...contactLabels(t), topic: t('feedback.topic'), message: t('feedback.message') }
  return (
    <div className="page form-page">
      <header className="stack stack--tight">
        <h1>{t('feedback.title')}</h1>
        <p className="lead">{t('feedback.lead')}</p>
      </header>
      <FormFrame locale={locale} again={again} labels={labels} className="form">
        <ChoiceField
          id="topic"
          legend={t('feedback.topic')}
          compact
          value={typedOr(again, 'topic', 'question')}
          error={problemOf(t, again, 'topic')}
          choices={feedbackTopics.map((topic) => ({
            value: topic,
            label: t(topic === 'thanks' ? 'feedback.thanksTopic' : `feedback.${topic}`),
          }))}
        />
        <TextField
          id="message"
          label={t('feedback.message')}
          rows={6}
          required
          value={typedOr(again, 'message')}
          error={problemOf(t, again, 'message')}
        />
        <ContactFields locale={locale} again={again} known={known} />
        <ConsentField locale={locale} again={again} text={consent} />
        <p>
          <button className="btn btn--primary" type="submit">
            {t('feedback.send')}
          </button>
        </p>
      </FormFrame>
    </div>
  )
}
