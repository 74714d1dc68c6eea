import type { DraftForm } from '@estu/domain/forms/kept/draft-rules'
import type { Locale } from '@estu/domain/locale/locales'
import { translator } from '@/i18n/translator'
import { BesidePage } from '../faults/beside-page'
import { FormKeeper } from './form-keeper'

export type Draft = {
  form: DraftForm
  /** What it is about, where one form serves for many things: a product's id. */
  about?: string
  /** Whose it is: an account's id, empty for whoever is not signed in. */
  owner: string
}

type Props = { locale: Locale; draft: Draft; isAnswered: boolean }

/** Stands inside a form whose words are kept in the browser until they are sent or thrown away. */
export function DraftKeeper({ locale, draft: { form, about = '', owner }, isAnswered }: Props) {
  const t = translator(locale)
  const words = {
    kept: t('draft.kept', { time: '{time}' }),
    discard: t('draft.discard'),
    discarded: t('draft.discarded'),
    sending: t('draft.sending'),
    sent: t('draft.sent'),
  }
  return (
    <BesidePage>
      <FormKeeper locale={locale} form={form} about={about} owner={owner} isAnswered={isAnswered} words={words} />
    </BesidePage>
  )
}
