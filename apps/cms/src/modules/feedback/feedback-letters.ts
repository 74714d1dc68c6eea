import type { PayloadRequest } from 'payload'
import type { Letter, MailOrder } from '../messages/index.ts'
import { adminUrl, clinicAddress, localeOf, translateIn } from '../messages/index.ts'

export async function writeFeedbackLetter(req: PayloadRequest, { kind, id }: MailOrder): Promise<Letter | null> {
  const entry = await req.payload.findByID({
    collection: 'feedback',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  if (!entry) return null
  if (kind === 'feedback-for-clinic') {
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
