import { routes } from '@estu/domain/routing/routes'
import type { PayloadRequest } from 'payload'
import type { Feedback } from '../../payload-types.ts'
import type { KindsOf, Letter, MailJob } from '../messages/index.ts'
import { adminUrl, clinicAddress, localeOf, siteUrl, translateIn } from '../messages/index.ts'

type FeedbackMail = MailJob<KindsOf<'feedback'>>

/** Writes of an enquiry: to the clinic that it came, to its sender that it arrived, and the answer. */
export async function writeFeedbackLetter(req: PayloadRequest, mail: FeedbackMail): Promise<Letter | null> {
  const entry = await req.payload.findByID({
    collection: 'feedback',
    id: mail.id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  return entry && writers[mail.kind](req, entry, mail)
}

async function clinicLetter(req: PayloadRequest, entry: Feedback): Promise<Letter | null> {
  const to = await clinicAddress(req, entry.branch)
  if (!to) return null
  return {
    to,
    locale: 'ru',
    subject: `Обращение ${entry.reference} · өтініш`,
    lines: ['Новое обращение на сайте. / Сайттан жаңа өтініш түсті.'],
    action: { label: 'Открыть / Ашу', url: adminUrl(req, 'feedback', entry.id) },
  }
}

function receivedLetter(_req: PayloadRequest, entry: Feedback): Letter | null {
  if (!entry.email) return null
  const locale = localeOf(entry.language)
  const say = translateIn(locale)
  return {
    to: entry.email,
    locale,
    subject: say(`Ваше обращение ${entry.reference} у нас`, `${entry.reference} өтінішіңіз бізге жетті`),
    lines: [
      say(`Здравствуйте, ${entry.name}!`, `Сәлеметсіз бе, ${entry.name}!`),
      say(
        'Мы получили ваше сообщение и ответим так, как вы просили, в течение одного рабочего дня.',
        'Хабарламаңызды алдық, бір жұмыс күні ішінде өзіңіз сұраған жолмен жауап береміз.',
      ),
    ],
  }
}

function answerLetter(req: PayloadRequest, entry: Feedback, mail: FeedbackMail): Letter | null {
  const answer = entry.answers?.find(({ id }) => id === mail.answer)
  if (!entry.email || !answer) return null
  const locale = localeOf(entry.language)
  const say = translateIn(locale)
  return {
    to: entry.email,
    locale,
    subject: say(`Ответ на ваше обращение ${entry.reference}`, `${entry.reference} өтінішіңізге жауап`),
    lines: [
      say(`Здравствуйте, ${entry.name}!`, `Сәлеметсіз бе, ${entry.name}!`),
      ...answer.words.split(/\n+/).filter((line) => line.trim()),
    ],
    action: {
      label: say('Написать нам ещё', 'Бізге тағы жазу'),
      url: siteUrl(req, locale, routes.feedback.path),
    },
  }
}

type Write = (req: PayloadRequest, entry: Feedback, mail: FeedbackMail) => Letter | null | Promise<Letter | null>

const writers: Record<FeedbackMail['kind'], Write> = {
  'feedback-received': receivedLetter,
  'feedback-for-clinic': clinicLetter,
  'feedback-answer': answerLetter,
}
