import type { Locale } from '@estu/domain/locale/locales'
import type { LinkProof } from '@estu/domain/orders/links/link-proof'
import { TextField } from '@estu/ui/components/form-fields'
import { fieldOf } from '@/components/field-of'
import { FormFrame } from '@/components/form-frame'
import type { RequestStatus } from '@/content/types'
import type { FormState } from '@/forms/state/form-state'
import { type Translate, translator } from '@/i18n/translator'
import { confirmedDays } from '@/session/confirmed-links'
import { RequestStatusNote } from './request-status'
import { WithReference } from './with-reference'

type Props = {
  locale: Locale
  request: RequestStatus
  /** What is asked for; null where nothing is left to ask for. */
  proof: LinkProof | null
  state: FormState | null
}

/** A link in other hands: how the order or visit stands, and the way in for whoever it was made for. */
export function LinkGate({ locale, request, proof, state }: Props) {
  const t = translator(locale)
  const number = request.reference
  return (
    <div className="page form-page">
      <h1>
        <WithReference text={request.kind === 'order' ? t('order.title', { number }) : t('visit.page', { number })} />
      </h1>
      <RequestStatusNote locale={locale} request={request} />
      {proof && <ProofForm locale={locale} proof={proof} state={state} t={t} />}
    </div>
  )
}

type FormProps = Pick<Props, 'locale' | 'state'> & { proof: LinkProof; t: Translate }

export function ProofForm({ locale, proof, state, t }: FormProps) {
  const label = t(`linkProof.${proof}`)
  const shared = { ...fieldOf(state, t)('proof'), label, required: true }
  return (
    <FormFrame locale={locale} state={state} labels={{ proof: label }} draft={null} className="form">
      <h2 className="form-head">{t('linkProof.title')}</h2>
      <p>{t('linkProof.lead')}</p>
      {proof === 'phone' ? (
        <TextField
          {...shared}
          hint={t('linkProof.hint', { days: confirmedDays })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
        />
      ) : (
        <TextField {...shared} type="email" inputMode="email" autoComplete="email" />
      )}
      <p>
        <button className="btn btn--primary" type="submit" name="intent" value="prove">
          {t('linkProof.send')}
        </button>
      </p>
    </FormFrame>
  )
}
