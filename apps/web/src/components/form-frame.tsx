import { ownerField } from '@estu/domain/forms/form-answer'
import { honeypotField, keyField, openedField } from '@estu/domain/forms/form-guard'
import { isQueued } from '@estu/domain/forms/kept/draft-rules'
import type { Locale } from '@estu/domain/locale/locales'
import { formatTenge } from '@estu/domain/locale/money'
import { FormSummary } from '@estu/ui/components/form-fields'
import type { ReactNode } from 'react'
import { issueFormToken, renewFormToken } from '@/forms/form-token'
import { type FormProblem, type FormState, textOf } from '@/forms/state/form-state'
import { messagesOf, translator } from '@/i18n/translator'
import { type Draft, DraftKeeper } from './drafts/draft-keeper'

type Advice = Readonly<Partial<Record<FormProblem, string>>>

type Props = {
  locale: Locale
  state: FormState | null
  /** What each field is called, in the order of the page, for the links of the summary. */
  labels: Readonly<Record<string, string>>
  /** What of it the browser keeps until it is sent; null where nothing is typed that could be lost, or may be kept. */
  draft: Draft | null
  /** What this form alone has to add to what is said of a problem. */
  advice?: Advice
  className?: string
  children: ReactNode
}

/**
 * A form that posts to its own page: without JavaScript by nature, with one key for one submission. A refused one
 * begins with what is wrong and keeps everything that was typed.
 */
export function FormFrame({ locale, state, labels, draft: offered, advice, className, children }: Props) {
  const { key, opened } = state ? renewFormToken(state.values) : issueFormToken()
  const draft = offered && { ...offered, owner: ownerOf(offered, state) }
  return (
    <form method="post" className={className} noValidate data-queue={draft ? queueWords(draft, locale) : undefined}>
      <FormProblems locale={locale} state={state} labels={labels} advice={advice} />
      <input type="hidden" name={keyField} value={key} />
      <input type="hidden" name={openedField} value={opened} />
      {draft && isNamed(draft) && <input type="hidden" name={ownerField} value={draft.owner} />}
      <p className="trap" aria-hidden="true">
        <label htmlFor={honeypotField}>{translator(locale)('form.trap')}</label>
        <input id={honeypotField} name={honeypotField} tabIndex={-1} autoComplete="off" />
      </p>
      {children}
      {/* It comes once the first letter is typed: after the last field it moves none of them. */}
      {draft && <DraftKeeper locale={locale} draft={draft} isAnswered={state !== null} />}
    </form>
  )
}

/** What was filled in by an account that is signed in no more stays that account's, whoever is looking at it by now. */
const ownerOf = ({ owner }: Draft, state: FormState | null): string =>
  state?.problem === 'signed-out' ? textOf(state.values, ownerField) || owner : owner

/** Sent by its account or by nobody. The profile's page is its owner's alone by its address. */
const isNamed = ({ form, owner }: Draft): boolean => owner !== '' && form !== 'profile'

/** A form that may have to wait for the network brings along the words that say so. */
const queueWords = ({ form }: Draft, locale: Locale): string | undefined =>
  isQueued(form) ? JSON.stringify(messagesOf(locale).queue) : undefined

export function FormProblems({
  locale,
  state,
  labels,
  advice = {},
}: Pick<Props, 'locale' | 'state' | 'labels' | 'advice'>) {
  const t = translator(locale)
  if (!state) return null
  const places = Object.keys(labels)
  const fields = Object.entries(state.errors).toSorted(([a], [b]) => places.indexOf(a) - places.indexOf(b))
  if (state.problem) {
    const text = [problemText(state, locale), advice[state.problem]].filter(Boolean).join(' ')
    return <FormSummary title={t('form.problemTitle')} text={text} links={[]} />
  }
  if (fields.length === 0) return null
  return (
    <FormSummary
      title={t('form.summary', { count: fields.length })}
      links={fields.map(([field, code]) => ({
        href: `#${field}`,
        label: [labels[field], t(`fieldError.${code}`)].filter(Boolean).join(': '),
      }))}
    />
  )
}

function problemText({ problem, detail }: FormState, locale: Locale): string {
  const t = translator(locale)
  const total = typeof detail.total === 'number' ? formatTenge(detail.total, locale) : ''
  return problem ? t(`problem.${problem}`, { title: detail.title ?? '', left: detail.left ?? 0, total }) : ''
}
