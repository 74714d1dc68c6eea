import type { EntryKind } from '../../calendar-entry.ts'

type Words = readonly [ru: string, kk: string]

/** What happens then, in two or three words. */
export const entryWords: Record<EntryKind, Words> = {
  publish: ['Публикация', 'Жариялау'],
  unpublish: ['Снятие с сайта', 'Сайттан алу'],
  'promotion-starts': ['Акция начинается', 'Акция басталады'],
  'promotion-ends': ['Акция заканчивается', 'Акция аяқталады'],
  'announcement-starts': ['Объявление появится', 'Хабарландыру шығады'],
  'announcement-ends': ['Объявление исчезнет', 'Хабарландыру жойылады'],
}

/** What keeps it from being seen, as things are now. */
export const unreadyWords: Record<EntryKind, Words> = {
  publish: ['заполнено не всё', 'толық емес'],
  unpublish: ['', ''],
  'promotion-starts': ['акция не опубликована', 'акция жарияланбаған'],
  'promotion-ends': ['акция не опубликована', 'акция жарияланбаған'],
  'announcement-starts': ['текста нет', 'мәтіні жоқ'],
  'announcement-ends': ['текста нет', 'мәтіні жоқ'],
}
