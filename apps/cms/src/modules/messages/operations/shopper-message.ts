import { type MessageChannel, messageChannel } from '@estu/domain/contacts/message-channel'
import { whatsappHref } from '@estu/domain/contacts/whatsapp-href'
import { formatDate } from '@estu/domain/locale/dates'
import type { Locale } from '@estu/domain/locale/locales'
import { isLandline, parseKazakhPhone } from '@estu/domain/locale/phone'
import type { PayloadRequest } from 'payload'
import { readBrandName } from '../../brand/index.ts'
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
  status?: string | null
  startsAt?: string | null
  /** The time that was offered to whoever waits for one, and until when it is kept. */
  offerStartsAt?: string | null
  offerUntil?: string | null
  toldAt?: string | null
}

/** `href` opens a messenger with the text in it; null where there is no number that messages reach. */
export type Message = { text: string; language: Locale; href: string | null }

/** The link that a shopper follows their order, visit or wait by, in a sentence of their language that tells nothing of hearing. */
export async function shopperMessage(req: PayloadRequest, kind: LinkKind, to: Addressee): Promise<Message> {
  const locale = localeOf(to.pageLanguage ?? to.language)
  const say = translateIn(locale)
  const url = personalUrl(req, kind, to.id, locale)
  const shop = await readBrandName(req.payload, locale, req)
  const greeting = say(`Здравствуйте, ${to.name}! Это ${shop}.`, `Сәлеметсіз бе, ${to.name}! Бұл — ${shop}.`)
  const news = say(...newsOf[kind](to, locale))
  const text = `${greeting} ${news} ${url}`
  const phone = parseKazakhPhone(to.phone ?? '')
  return { text, language: locale, href: phone && !isLandline(phone) ? whatsappHref(phone, text) : null }
}

const newsOf: Record<LinkKind, (to: Addressee, locale: Locale) => [ru: string, kk: string]> = {
  order: ({ reference, status }) =>
    status === 'cancelled'
      ? [`Ваш заказ ${reference} отменён. Подробности:`, `${reference} тапсырысыңыз жойылды. Толығырақ:`]
      : [`Ваш заказ ${reference}, что в нём и что с ним:`, `${reference} тапсырысыңыз, құрамы мен күйі:`],
  appointment: (to, locale) => {
    const when = startOf(to, locale)
    if (to.status === 'cancelled')
      return [`Ваша запись на ${when} отменена. Подробности:`, `${when} уақытындағы жазылуыңыз жойылды. Толығырақ:`]
    return [
      `Вы записаны на ${when}. Посмотреть, перенести или отменить:`,
      `Сіз ${when} уақытына жазылдыңыз. Қарау, ауыстыру не бас тарту:`,
    ]
  },
  wait: (to, locale) => {
    if (to.status !== 'offered' || !to.offerStartsAt)
      return [
        'Ваше место в листе ожидания, что с ним и как из него выйти:',
        'Күту тізіміндегі орныңыз, күйі және одан қалай шығуға болады:',
      ]
    const [when, until] = [startOf(to, locale), timeInWords(to.offerUntil, locale)]
    return [
      `Освободилось время: ${when}. Держим его для вас до ${until}. Взять или отказаться:`,
      `Уақыт босады: ${when}. Оны сізге ${until} дейін сақтаймыз. Алу не бас тарту:`,
    ]
  },
}

const startOf = ({ offerStartsAt, startsAt }: Addressee, locale: Locale) =>
  timeInWords(offerStartsAt ?? startsAt, locale)

const timeInWords = (time: string | null | undefined, locale: Locale) =>
  time ? formatDate(new Date(time), locale, 'dayTime') : ''

/** Whether the way that a shopper chose is served by people: a letter that comes beside it changes nothing. */
export function isWrittenByHand({ contactBy, phone, email }: Addressee, ready: readonly MessageChannel[]): boolean {
  const channel = messageChannel({ contactBy: contactBy ?? '', phone, email }, ready)
  return channel === null || (channel === 'mail' && contactBy !== 'email')
}
