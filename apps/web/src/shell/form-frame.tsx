import { keyField, openedField, trapField } from '@estu/domain/forms/form-guard'
import type { Locale } from '@estu/domain/locale'
import { formatTenge } from '@estu/domain/money'
import { FormSummary } from '@estu/ui/form-parts'
import type { ReactNode } from 'react'
import { translator } from '@/i18n/translator'
import type { Again } from '@/intake/form-outcome'
import { resealForm, sealForm } from '@/intake/form-seal'

type Props = {
  locale: Locale
  again: Again | null
  /** What each field is called, for the links of the summary. */
  labels: Readonly<Record<string, string>>
  className?: string
  children: ReactNode
}

/**
 * A form that posts to its own page: without JavaScript by nature, with one key for one submission. A refused one
 * begins with what is wrong and keeps everything that was typed.
 */
export function FormFrame({ locale, again, labels, className, children }: Props) {
  const { key, opened } = again ? resealForm(again.typed) : sealForm()
  return (
    <form method="post" className={className} noValidate>
      <FormProblems locale={locale} again={again} labels={labels} />
      <input type="hidden" name={keyField} value={key} />
      <input type="hidden" name={openedField} value={opened} />
      <p className="trap" aria-hidden="true">
        <label htmlFor={trapField}>{translator(locale)('form.trap')}</label>
        <input id={trapField} name={trapField} tabIndex={-1} autoComplete="off" />
      </p>
      {children}
    </form>
  )
}

export function FormProblems({ locale, again, labels }: Pick<Props, 'locale' | 'again' | 'labels'>) {
  const t = translator(locale)
  if (!again) return null
  const fields = Object.entries(again.errors)
  if (again.problem) return <FormSummary title={t('form.problemTitle')} text={problemText(again, locale)} links={[]} />
  if (fields.length === 0) return null
  return (
    <FormSummary
      title={t('form.summary', { count: fields.length })}
      links={fields.map(([field, code]) => ({
        href: `#${field}`,
        label: `${labels[field] ?? field}: ${t(`fieldError.${code}`)}`,
      }))}
    />
  )
}

function problemText({ problem, detail }: Again, locale: Locale): string {
  const t = translator(locale)
  const total = typeof detail.total === 'number' ? formatTenge(detail.total, locale) : ''
  return problem ? t(`problem.${problem}`, { title: detail.title ?? '', left: detail.left ?? 0, total }) : ''
}
