import type { PayloadRequest } from 'payload'
import type { Customer } from '../../payload-types.ts'
import type { KindsOf, Letter, MailJob } from '../messages/index.ts'
import { localeOf, siteUrl, translateIn } from '../messages/index.ts'
import { makeMailToken } from './operations/mail-tokens.ts'

/** How a letter is written to one customer: in their language, with addresses of the site in it. */
type Writing = { say: (ru: string, kk: string) => string; url: (path: string) => string }
type Body = { subject: string; text: string; action: NonNullable<Letter['action']> }

export async function writeAccountLetter(
  req: PayloadRequest,
  mail: MailJob<KindsOf<'account'>>,
): Promise<Letter | null> {
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
  const writing = { say, url: (path: string) => siteUrl(req, locale, path) }
  const { subject, text, action } = await bodyOf[mail.kind](req, writing, customer)
  return { to: customer.email, locale, subject, lines: [hello, text], action }
}

const exists = ({ say, url }: Writing): Body => ({
  subject: say('У вас уже есть кабинет', 'Сізде кабинет бұрыннан бар'),
  text: say(
    'Кто-то, возможно вы, пробовал создать кабинет с этой почтой. Он уже есть: войдите или задайте новый пароль. Если это были не вы, ничего делать не нужно.',
    'Біреу, мүмкін өзіңіз, осы поштамен кабинет ашпақ болды. Ол бұрыннан бар: кіріңіз немесе жаңа құпиясөз қойыңыз. Бұл сіз болмасаңыз, ештеңе істеудің қажеті жоқ.',
  ),
  action: { label: say('Войти', 'Кіру'), url: url('/auth/sign-in') },
})

const recover = ({ say, url }: Writing, token: string): Body => ({
  subject: say('Новый пароль', 'Жаңа құпиясөз'),
  text: say(
    'По этой ссылке можно задать новый пароль. Она действует один час и один раз. Если вы её не просили, просто удалите письмо.',
    'Осы сілтеме арқылы жаңа құпиясөз қоюға болады. Ол бір сағат және бір рет қана жарамды. Сұрамаған болсаңыз, хатты өшіре салыңыз.',
  ),
  action: { label: say('Задать новый пароль', 'Жаңа құпиясөз қою'), url: url(`/auth/reset?token=${token}`) },
})

const confirm = ({ say, url }: Writing, token: string): Body => ({
  subject: say('Подтвердите почту', 'Поштаңызды растаңыз'),
  text: say(
    'Нажмите на ссылку, чтобы подтвердить, что эта почта ваша. После этого в кабинете появятся заказы и записи, сделанные с ней раньше.',
    'Бұл пошта сіздікі екенін растау үшін сілтемені басыңыз. Содан кейін осы поштамен бұрын жасалған тапсырыстар мен жазылулар кабинетте көрінеді.',
  ),
  action: { label: say('Подтвердить почту', 'Поштаны растау'), url: url(`/auth/confirm?token=${token}`) },
})

type WriteBody = (req: PayloadRequest, writing: Writing, customer: Customer) => Body | Promise<Body>

const bodyOf: Record<KindsOf<'account'>, WriteBody> = {
  'account-confirm': async (req, writing, { id }) => confirm(writing, await makeMailToken(req, 'confirm', id)),
  'account-recover': async (req, writing, { id }) => recover(writing, await makeMailToken(req, 'recover', id)),
  'account-exists': (_req, writing) => exists(writing),
}
