import { type MessageChannel, messageChannel } from '@estu/domain/contacts/message-channel'
import { whatsappHref } from '@estu/domain/contacts/whatsapp-href'
import { formatDate } from '@estu/domain/locale/dates'
import { isLandline } from '@estu/domain/locale/phone'
import type { PayloadRequest } from 'payload'
import type { LinkKind } from '../../customer-requests/index.ts'
import { localeOf, personalUrl, translateIn } from '../letter-context.ts'

export type Addressee = {
  id: string
  name?: string | null
  reference?: string | null
  contactBy?: string | null
  phone?: string | null
  email?: string | null
  language?: string | null
  pageLanguage?: string | null
  startsAt?: string | null
  toldAt?: string | null
}

/** `href` opens a messenger with the text in it; null where there is no number that messages reach. */
export type Message = { text: string; href: string | null }

/** The link that a shopper follows their order or visit by, in a sentence of their language that tells nothing of hearing. */
export function shopperMessage(req: PayloadRequest, kind: LinkKind, to: Addressee): Message {
  const locale = localeOf(to.pageLanguage ?? to.language)
  const say = translateIn(locale)
  const url = personalUrl(req, kind, to.id, locale)
  const greeting = say(`Здравствуйте, ${to.name}! Это Есту.`, `Сәлеметсіз бе, ${to.name}! Бұл — Есту.`)
  const when = to.startsAt ? formatDate(new Date(to.startsAt), locale, 'dayTime') : ''
  const news =
    kind === 'order'
      ? say(`Ваш заказ ${to.reference}, что в нём и что с ним:`, `${to.reference} тапсырысыңыз, құрамы мен күйі:`)
      : say(
          `Вы записаны на ${when}. Посмотреть, перенести или отменить:`,
          `Сіз ${when} уақытына жазылдыңыз. Қарау, ауыстыру не бас тарту:`,
        )
  const text = `${greeting} ${news} ${url}`
  return { text, href: to.phone && !isLandline(to.phone) ? whatsappHref(to.phone, text) : null }
}

/** Whether the way that a shopper chose is served by people: a letter that comes beside it changes nothing. */
export function isWrittenByHand({ contactBy, phone, email }: Addressee, ready: readonly MessageChannel[]): boolean {
  const channel = messageChannel({ contactBy: contactBy ?? '', phone, email }, ready)
  return channel === null || (channel === 'mail' && contactBy !== 'email')
}
