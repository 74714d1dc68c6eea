import type { Locale } from '@estu/domain/locale/locales'
import { Fragment } from 'react'
import { type FormState, type FormValues, textOf } from '@/forms/state/form-state'
import { translator } from '@/i18n/translator'

type Props = { locale: Locale; state: FormState /** Where the form was sent, with its language. */; to: string }

/** A form that could not be taken, nor shown as it was: its words can be read, copied and sent again. */
export function FormUnavailable({ locale, state, to }: Props) {
  const t = translator(locale)
  const written = [
    { label: t('feedback.message'), text: textOf(state.values, 'message') },
    { label: t('form.comment'), text: textOf(state.values, 'comment') },
    { label: t('writeReview.heading'), text: textOf(state.values, 'title') },
    { label: t('writeReview.text'), text: textOf(state.values, 'text') },
    { label: t('writeReview.pros'), text: textOf(state.values, 'pros') },
    { label: t('writeReview.cons'), text: textOf(state.values, 'cons') },
  ].filter(({ text }) => text !== '')
  return (
    <div className="page form-page">
      <header className="stack stack--tight">
        <h1>{t('unsent.title')}</h1>
        <p className="lead" role="alert">
          {t('problem.unavailable')}
        </p>
      </header>
      {written.length > 0 && (
        <section className="stack stack--tight" aria-labelledby="written">
          <h2 id="written">{t('unsent.wrote')}</h2>
          {written.map(({ label, text }) => (
            <Fragment key={label}>
              <h3>{label}</h3>
              <p className="typed">{text}</p>
            </Fragment>
          ))}
        </section>
      )}
      <form method="post" action={to}>
        {pairs(state.values).map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <button className="btn btn--primary" type="submit">
          {t('unsent.again')}
        </button>
      </form>
    </div>
  )
}

const pairs = (typed: FormValues): [string, string][] =>
  Object.entries(typed).flatMap(([name, value]) =>
    (typeof value === 'string' ? [value] : value).map((text): [string, string] => [name, text]),
  )
