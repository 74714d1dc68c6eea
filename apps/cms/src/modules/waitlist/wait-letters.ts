import { formatDate } from '@estu/domain/locale/dates'
import type { PayloadRequest } from 'payload'
import { branchFacts, type Letter, type MailJob, personalUrl, translateIn } from '../messages/index.ts'
import { readWait, type WaitDetails } from './operations/read-wait.ts'
import { readOffered } from './read-offered.ts'

/** Confirms to a shopper that they wait for a time. What it is for stands behind the link: others see a mailbox too. */
export async function writeAddedLetter(req: PayloadRequest, mail: MailJob<'wait-added'>): Promise<Letter | null> {
  const wait = await readWait(req, mail.id)
  return wait?.status === 'waiting' && wait.email ? added(req, wait, wait.email) : null
}

function added(req: PayloadRequest, wait: WaitDetails, to: string): Letter {
  const say = translateIn(wait.locale)
  const before = formatDate(new Date(wait.before), wait.locale, 'dayTime')
  return {
    ...headOf(wait, to),
    subject: say('Вы в листе ожидания', 'Сіз күту тізімінесіз'),
    lines: [
      greetingOf(wait),
      say(
        `Вы ждёте, что освободится время раньше, чем ${before}. Номер: ${wait.reference}.`,
        `Сіз ${before} уақытынан ертерек уақыт босағанын күтіп тұрсыз. Нөмірі: ${wait.reference}.`,
      ),
      say(
        'Когда подходящее время освободится и подойдёт ваша очередь, предложим его вам. Запись останется прежней, пока вы сами не возьмёте новое время.',
        'Қолайлы уақыт босап, кезегіңіз келгенде, оны сізге ұсынамыз. Жаңа уақытты өзіңіз алғанша, жазылуыңыз өзгермейді.',
      ),
    ],
    action: {
      label: say('Посмотреть или больше не ждать', 'Қарау не күтуді тоқтату'),
      url: personalUrl(req, 'wait', wait.id, wait.locale),
    },
  }
}

/** Offers a time that became free to the shopper who waits for it. */
export async function writeOfferLetter(req: PayloadRequest, mail: MailJob<'wait-offer'>): Promise<Letter | null> {
  const offered = await readOffered(req, mail)
  if (!offered?.wait.email) return null
  const { wait, offer } = offered
  const { locale } = wait
  const say = translateIn(locale)
  const [when, until] = [offer.startsAt, offer.until].map((time) => formatDate(new Date(time), locale, 'dayTime'))
  return {
    ...headOf(wait, offered.wait.email),
    subject: say(`Освободилось время: ${when}`, `Уақыт босады: ${when}`),
    lines: [
      greetingOf(wait),
      say(
        `Освободилось время: ${when}. Держим его для вас до ${until}, потом предложим следующему.`,
        `Уақыт босады: ${when}. Оны сізге ${until} дейін сақтаймыз, кейін келесі адамға ұсынамыз.`,
      ),
      (await branchFacts(req, wait.branchId, locale, new Date(offer.startsAt))).join('\n'),
    ].filter(Boolean),
    action: {
      label: say('Взять это время или отказаться', 'Бұл уақытты алу не бас тарту'),
      url: personalUrl(req, 'wait', wait.id, locale),
    },
  }
}

const headOf = ({ locale }: WaitDetails, to: string) => ({ to, locale })

const greetingOf = ({ locale, name }: WaitDetails): string =>
  translateIn(locale)(`Здравствуйте, ${name}!`, `Сәлеметсіз бе, ${name}!`)
