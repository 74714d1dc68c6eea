import type { PayloadRequest } from 'payload'
import type { Staff } from '../../payload-types.ts'
import { makeMailToken } from '../accounts/index.ts'
import { readBrandName } from '../brand/index.ts'
import type { KindsOf, Letter, MailJob } from '../messages/index.ts'
import { localeOf, translateIn } from '../messages/index.ts'

type Say = (ru: string, kk: string) => string
type Body = Pick<Letter, 'subject' | 'action'> & { text: string }

/** What the staff are told of their accounts, in the language that its reader works in. */
export async function writeStaffLetter(req: PayloadRequest, mail: MailJob<KindsOf<'staff'>>): Promise<Letter | null> {
  const owner = await req.payload.findByID({
    collection: 'staff',
    id: mail.id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  if (!owner) return null
  const locale = localeOf(owner.interfaceLanguage)
  const say = translateIn(locale)
  const { subject, text, action } = await bodyOf[mail.kind](req, say, owner)
  const hello = say(`Здравствуйте, ${owner.name}!`, `Сәлеметсіз бе, ${owner.name}!`)
  return { to: owner.email, locale, subject, lines: [hello, text], action }
}

const adminUrl = (req: PayloadRequest, path: string) => `${req.payload.config.serverURL}/admin${path}`

const recover = (req: PayloadRequest, say: Say, token: string): Body => ({
  subject: say('Новый пароль для панели управления', 'Басқару панеліне жаңа құпиясөз'),
  text: say(
    'По этой ссылке можно задать новый пароль. Она действует один час и один раз. Если вы её не просили, просто удалите письмо.',
    'Осы сілтеме арқылы жаңа құпиясөз қоюға болады. Ол бір сағат және бір рет қана жарамды. Сұрамаған болсаңыз, хатты өшіре салыңыз.',
  ),
  action: {
    label: say('Задать новый пароль', 'Жаңа құпиясөз қою'),
    url: adminUrl(req, `/reset/${token}`),
  },
})

const invite = (req: PayloadRequest, say: Say, shop: string, token: string): Body => ({
  subject: say(`Приглашение в панель управления «${shop}»`, `«${shop}» басқару панеліне шақыру`),
  text: say(
    'Для вас завели учётную запись сотрудника. По этой ссылке придумайте пароль и выберите язык панели. Она действует три дня и один раз; позже новую ссылку можно запросить на странице «Забыли пароль?».',
    'Сіз үшін қызметкердің есептік жазбасы ашылды. Осы сілтеме арқылы құпиясөз ойлап тауып, панельдің тілін таңдаңыз. Ол үш күн және бір рет қана жарамды; кейін жаңа сілтемені «Құпиясөзді ұмыттыңыз ба?» бетінен сұрауға болады.',
  ),
  action: {
    label: say('Принять приглашение', 'Шақыруды қабылдау'),
    url: adminUrl(req, `/invitation/${token}`),
  },
})

const notYou = (req: PayloadRequest, say: Say): Body['action'] => ({
  label: say('Это были не вы? Задайте новый пароль', 'Бұл сіз емессіз бе? Жаңа құпиясөз қойыңыз'),
  url: adminUrl(req, '/forgot'),
})

const factorOn = (req: PayloadRequest, say: Say): Body => ({
  subject: say('Второй шаг при входе включён', 'Кірудің екінші қадамы қосылды'),
  text: say(
    'Теперь после пароля панель управления спрашивает код из приложения на телефоне.',
    'Енді басқару панелі құпиясөзден кейін телефондағы қосымшаның кодын сұрайды.',
  ),
  action: notYou(req, say),
})

const factorOff = (req: PayloadRequest, say: Say): Body => ({
  subject: say('Второй шаг при входе выключен', 'Кірудің екінші қадамы өшірілді'),
  text: say(
    'Теперь для входа в панель управления достаточно пароля.',
    'Енді басқару панеліне кіру үшін құпиясөз жеткілікті.',
  ),
  action: notYou(req, say),
})

const factorReset = (req: PayloadRequest, say: Say): Body => ({
  subject: say('Второй шаг при входе сброшен', 'Кірудің екінші қадамы алынып тасталды'),
  text: say(
    'Администратор сбросил второй шаг вашей учётной записи, и на всех устройствах вы вышли из панели. Войдите с паролем и настройте второй шаг заново.',
    'Әкімші есептік жазбаңыздың екінші қадамын алып тастады, барлық құрылғыда панельден шықтыңыз. Құпиясөзбен кіріп, екінші қадамды қайта баптаңыз.',
  ),
  action: {
    label: say('Войти', 'Кіру'),
    url: adminUrl(req, '/login'),
  },
})

const bodyOf: Record<KindsOf<'staff'>, (req: PayloadRequest, say: Say, owner: Staff) => Body | Promise<Body>> = {
  'staff-recover': async (req, say, { id }) => recover(req, say, await makeMailToken(req, 'staff-recover', id)),
  'staff-invite': async (req, say, { id, interfaceLanguage }) =>
    invite(
      req,
      say,
      await readBrandName(req.payload, localeOf(interfaceLanguage), req),
      await makeMailToken(req, 'staff-invite', id),
    ),
  'staff-factor-on': factorOn,
  'staff-factor-off': factorOff,
  'staff-factor-reset': factorReset,
}
