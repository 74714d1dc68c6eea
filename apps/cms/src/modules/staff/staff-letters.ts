import type { PayloadRequest } from 'payload'
import { makeMailToken } from '../accounts/index.ts'
import type { Letter, MailOrder } from '../messages/index.ts'
import { localeOf, translateIn } from '../messages/index.ts'

/** A link for a new password, in the language that its reader works in. */
export async function writeStaffLetter(req: PayloadRequest, mail: MailOrder): Promise<Letter | null> {
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
  const token = await makeMailToken(req, 'staff-recover', owner.id)
  return {
    to: owner.email,
    locale,
    subject: say('Новый пароль для панели управления', 'Басқару панеліне жаңа құпиясөз'),
    lines: [
      say(`Здравствуйте, ${owner.name}!`, `Сәлеметсіз бе, ${owner.name}!`),
      say(
        'По этой ссылке можно задать новый пароль. Она действует один час и один раз. Если вы её не просили, просто удалите письмо.',
        'Осы сілтеме арқылы жаңа құпиясөз қоюға болады. Ол бір сағат және бір рет қана жарамды. Сұрамаған болсаңыз, хатты өшіре салыңыз.',
      ),
    ],
    action: {
      label: say('Задать новый пароль', 'Жаңа құпиясөз қою'),
      url: `${req.payload.config.serverURL}/admin/reset/${token}`,
    },
  }
}
