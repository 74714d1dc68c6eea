import { typefaces } from '@estu/domain/brand/typefaces'
import type { Locale } from '@estu/domain/locale/locales'
import type { z } from 'zod'
import { type OwnerFault, ownerFaults } from './owner.ts'

type Sentence = Readonly<Record<Locale, string>>

const sentences: Record<OwnerFault, Sentence> = {
  required: { ru: 'Здесь нужен ответ.', kk: 'Мұнда жауап керек.' },
  'too-long': { ru: 'Слишком длинно: сократите.', kk: 'Тым ұзын: қысқартыңыз.' },
  'too-short': { ru: 'Слишком коротко: напишите полностью.', kk: 'Тым қысқа: толық жазыңыз.' },
  'name-wrong': {
    ru: 'Имя пишут буквами, например Айгүл Сейтова.',
    kk: 'Аты-жөні әріппен жазылады, мысалы Айгүл Сейтова.',
  },
  'phone-wrong': {
    ru: 'Нужен номер Казахстана, например +7 701 234 56 78.',
    kk: 'Қазақстан нөмірі керек, мысалы +7 701 234 56 78.',
  },
  'phone-foreign': {
    ru: 'Это номер другой страны. Нужен номер Казахстана, например +7 701 234 56 78.',
    kk: 'Бұл басқа елдің нөмірі. Қазақстан нөмірі керек, мысалы +7 701 234 56 78.',
  },
  'phone-landline': {
    ru: 'На городской номер сообщения не приходят: нужен мобильный.',
    kk: 'Қалалық нөмірге хабар келмейді: ұялы нөмір керек.',
  },
  'email-wrong': {
    ru: 'Нужен адрес почты, например klinika@mail.kz.',
    kk: 'Пошта мекенжайы керек, мысалы klinika@mail.kz.',
  },
  'email-letters': {
    ru: 'В адресе почты есть нелатинские буквы: переключите раскладку.',
    kk: 'Пошта мекенжайында латын емес әріп бар: пернетақта тілін ауыстырыңыз.',
  },
  'hours-wrong': {
    ru: 'Часы пишут так: пн-пт 9:00-18:00; сб 10:00-15:00. День, которого нет, выходной.',
    kk: 'Уақыт былай жазылады: дс-жм 9:00-18:00; сн 10:00-15:00. Жазылмаған күн — демалыс.',
  },
  'domain-wrong': {
    ru: 'Адрес сайта пишут с https:// и без пути, например https://klinika.kz.',
    kk: 'Сайт мекенжайы https:// таңбасынан басталып, жолсыз жазылады, мысалы https://klinika.kz.',
  },
  'yes-or-no': {
    ru: 'Ответьте «да» или «нет» (в файле true или false).',
    kk: '«Иә» не «жоқ» деп жауап беріңіз (файлда true не false).',
  },
  'language-wrong': { ru: 'Язык: ru или kk.', kk: 'Тіл: ru не kk.' },
  'branches-wrong': {
    ru: 'Нужен список филиалов, от одного до пятидесяти.',
    kk: 'Бірден елуге дейінгі филиал тізімі керек.',
  },
  'colour-wrong': { ru: 'Цвет пишут как #154360.', kk: 'Түс #154360 түрінде жазылады.' },
  'colour-contrast': {
    ru: 'С этим цветом текст читался бы хуже, чем 7:1. Возьмите темнее на светлом или светлее на тёмном.',
    kk: 'Бұл түспен мәтін 7:1-ден нашар оқылар еді. Ашық фонда қоюырақ, қою фонда ашығырақ түс алыңыз.',
  },
  'typeface-wrong': {
    ru: `Шрифт: ${typefaces.join(', ')}.`,
    kk: `Қаріп: ${typefaces.join(', ')}.`,
  },
  'object-wrong': {
    ru: 'Здесь в файле нужны фигурные скобки с ключами, как в примере docs/setup.md.',
    kk: 'Файлдың бұл жерінде docs/setup.md үлгісіндегідей фигуралы жақша мен кілттер керек.',
  },
  'unknown-key': { ru: 'Такого ключа нет; проверьте, как он написан', kk: 'Мұндай кілт жоқ; жазылуын тексеріңіз' },
}

export const isOwnerFault = (code: string): code is OwnerFault => ownerFaults.some((known) => known === code)

/** Says in the person's language why an answer is refused. */
export const sayFault = (fault: OwnerFault, language: Locale): string => sentences[fault][language]

/** Names each place of the owner's file that is wrong, with what would be right, a line each. */
export function sayFaults(error: z.ZodError, language: Locale): string[] {
  return error.issues.map((issue) => {
    const place = issue.path.join('.') || 'owner.json'
    const fault = isOwnerFault(issue.message) ? issue.message : 'object-wrong'
    const keys = issue.code === 'unrecognized_keys' ? `: ${issue.keys.join(', ')}.` : ''
    return `${place}: ${sayFault(fault, language)}${keys}`
  })
}
