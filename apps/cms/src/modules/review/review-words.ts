import type { PayloadRequest } from 'payload'
import { translate } from '../../i18n/translate.ts'

/** As many signs as a comment may have. */
export const commentSigns = 2000

const words = {
  'no-document': ['Такого документа уже нет.', 'Мұндай құжат енді жоқ.'],
  'already-public': [
    'Этот язык уже опубликован, новых правок в нём нет.',
    'Бұл тіл жарияланып қойған, онда жаңа түзету жоқ.',
  ],
  'not-waiting': [
    'Этот язык уже не ждёт проверки: её закончили или отметку сняли. Обновите страницу.',
    'Бұл тіл енді тексеруді күтіп тұрған жоқ: тексеріліп қойған немесе белгісі алынған. Бетті жаңартыңыз.',
  ],
  'text-changed': [
    'Пока вы читали, текст изменили. Обновите страницу и прочитайте его ещё раз.',
    'Сіз оқып жатқанда мәтін өзгерді. Бетті жаңартып, оны тағы бір рет оқыңыз.',
  ],
  incomplete: ['Пока нельзя опубликовать, не заполнено:', 'Әзірге жариялауға болмайды, толтырылмаған:'],
  failed: ['Не получилось опубликовать. Попробуйте ещё раз.', 'Жариялау мүмкін болмады. Қайталап көріңіз.'],
  'no-words': ['Напишите комментарий.', 'Пікір жазыңыз.'],
  'too-long': [
    `Комментарий длиннее ${commentSigns} знаков. Сократите его: написанное осталось в поле.`,
    `Пікір ${commentSigns} таңбадан ұзын. Оны қысқартыңыз: жазғаныңыз өрісте қалды.`,
  ],
  'no-comment': ['Этого комментария уже нет. Обновите страницу.', 'Бұл пікір енді жоқ. Бетті жаңартыңыз.'],
  'thread-full': [
    'В этом обсуждении уже очень много ответов. Начните новое.',
    'Бұл талқылауда жауап тым көп. Жаңасын бастаңыз.',
  ],
} as const satisfies Record<string, readonly [string, string]>

export type ReviewRefusal = keyof typeof words

export function refusalWords(req: PayloadRequest, refusal: ReviewRefusal): string {
  const [russian, kazakh] = words[refusal]
  return translate(req, russian, kazakh)
}
