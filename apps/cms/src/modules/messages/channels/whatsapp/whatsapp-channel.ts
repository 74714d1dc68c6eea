import type { TemplateKind } from '@estu/domain/contacts/whatsapp-templates'
import type { Locale } from '@estu/domain/locale/locales'
import type { WhatsappSettings } from '../../../../env.ts'
import type { Channel } from '../channel.ts'
import { postOnce } from './post-once.ts'
import { outcomeOf } from './read-answer.ts'

/** What a template is filled in with, in the order of its places. */
export type TemplateMessage = { to: string; kind: TemplateKind; locale: Locale; values: readonly string[] }

/** WhatsApp by its Cloud API. Source: its own reference of `POST /{phone number id}/messages` and of error codes. */
export const whatsappChannel = (settings: WhatsappSettings): Channel<TemplateMessage> => ({
  name: 'whatsapp',
  send: async (message, id) => {
    const { apiUrl, phoneNumberId, token, connectMs, answerMs, templates } = settings
    const url = `${apiUrl}/${phoneNumberId}/messages`
    const body = JSON.stringify(requestOf(message, templates[message.kind], id))
    return outcomeOf(await postOnce({ url, token, body, connectMs, answerMs }))
  },
})

/** @param id is repeated in the notices of what became of it, also where the answer to this never came. */
const requestOf = ({ to, locale, values }: TemplateMessage, name: string, id: string) => ({
  messaging_product: 'whatsapp',
  recipient_type: 'individual',
  to: to.replace(/\D/g, ''),
  type: 'template',
  biz_opaque_callback_data: id,
  template: {
    name,
    language: { code: locale },
    components: [{ type: 'body', parameters: values.map((value) => ({ type: 'text', text: placed(value) })) }],
  },
})

/** Trap: a place that is empty, or has a line end in it, is refused with the whole message. */
const placed = (value: string): string => value.replace(/\s+/g, ' ').trim() || '—'
