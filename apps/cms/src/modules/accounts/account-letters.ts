import type { PayloadRequest } from 'payload'
import type { Letter, MailOrder } from '../messages/index.ts'
import { localeOf, siteUrl, translateIn } from '../messages/index.ts'
import { makeMailToken } from './operations/mail-tokens.ts'

export async function writeAccountLetter(req: PayloadRequest, mail: MailOrder): Promise<Letter | null> {
  const customer = await req.payload.findByID({
    collection: 'customers',
    id: mail.id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  if (!customer) return null
  const locale = localeOf(mail.language ?? customer.language)
  const say = translateIn(locale)
  const hello = say(`Здравствуйте, ${customer.name}!`, `Сәлеметсіз бе, ${customer.name}!`)
  const to = customer.email
  if (mail.kind === 'account-exists')
    return {
      to,
      subject: say('У вас уже есть кабинет', 'Сізде кабинет бұрыннан бар'),
      lines: [
        hello,
        say(
          'Кто-то, возможно вы, пробовал создать кабинет с этой почтой. Он уже есть: войдите или задайте новый пароль. Если это были не вы, ничего делать не нужно.',
          'Біреу, мүмкін өзіңіз, осы поштамен кабинет ашпақ болды. Ол бұрыннан бар: кіріңіз немесе жаңа құпиясөз қойыңыз. Бұл сіз болмасаңыз, ештеңе істеудің қажеті жоқ.',
        ),
      ],
      action: { label: say('Войти', 'Кіру'), url: siteUrl(req, locale, '/auth/sign-in') },
    }
  if (mail.kind === 'account-recover') {
    const token = await makeMailToken(req, 'recover', customer.id)
    return {
      to,
      subject: say('Новый пароль', 'Жаңа құпиясөз'),
      lines: [
        hello,
        say(
          'По этой ссылке можно задать новый пароль. Она действует один час и один раз. Если вы её не просили, просто удалите письмо.',
          'Осы сілтеме арқылы жаңа құпиясөз қоюға болады. Ол бір сағат және бір рет қана жарамды. Сұрамаған болсаңыз, хатты өшіре салыңыз.',
        ),
      ],
      action: {
        label: say('Задать новый пароль', 'Жаңа құпиясөз қою'),
        url: siteUrl(req, locale, `/auth/reset?token=${token}`),
      },
    }
  }
  const token = await makeMailToken(req, 'confirm', customer.id)
  return {
    to,
    subject: say('Подтвердите почту', 'Поштаңызды растаңыз'),
    lines: [
      hello,
      say(
        'Нажмите на ссылку, чтобы подтвердить, что эта почта ваша. После этого в кабинете появятся заказы и записи, сделанные с ней раньше.',
        'Бұл пошта сіздікі екенін растау үшін сілтемені басыңыз. Содан кейін осы поштамен бұрын жасалған тапсырыстар мен жазылулар кабинетте көрінеді.',
      ),
    ],
    action: {
      label: say('Подтвердить почту', 'Поштаны растау'),
      url: siteUrl(req, locale, `/auth/confirm?token=${token}`),
    },
  }
}
