import type { MessageChannel } from '@estu/domain/contacts/message-channel'
import { type ContactWay, contactWays } from '@estu/domain/forms/form-fields'
import { ChoiceField } from '@estu/ui/components/form-fields'
import { getReadyChannels } from '@/content/customer/get-ready-channels'
import type { FormState } from '@/forms/state/form-state'
import type { Translate } from '@/i18n/translator'
import { fieldOf } from './field-of'

/** `confirms`: a confirmation follows, by itself where a channel is ready. */
type Props = { t: Translate; state: FormState | null; known?: ContactWay | undefined; confirms: boolean }

/** How to answer. Calling is offered last and never chosen for anybody. */
export async function ContactWays({ t, state, known = 'whatsapp', confirms }: Props) {
  const ways = contactWays.map((way) => ({ value: way, label: t(way === 'email' ? 'form.emailWay' : `form.${way}`) }))
  const hint = confirms ? { hint: t(answers(await getReadyChannels())) } : {}
  return (
    <ChoiceField
      {...fieldOf(state, t)('contactBy', known)}
      legend={t('form.contactBy')}
      compact
      choices={ways}
      {...hint}
    />
  )
}

function answers(ready: readonly MessageChannel[]) {
  const [mail, whatsapp] = [ready.includes('mail'), ready.includes('whatsapp')]
  if (mail && whatsapp) return 'form.answersBoth'
  if (mail) return 'form.answersMail'
  return whatsapp ? 'form.answersWhatsapp' : 'form.answersStaff'
}
