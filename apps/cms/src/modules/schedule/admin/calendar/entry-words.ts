import type { CalendarEntry, EntryKind } from '../../calendar-entry.ts'

type Words = readonly [ru: string, kk: string]

/** What happens then, in two or three words. */
const entryWords: Record<Exclude<EntryKind, 'release'>, Words> = {
  publish: ['Публикация', 'Жариялау'],
  unpublish: ['Снятие с сайта', 'Сайттан алу'],
  'promotion-starts': ['Акция начинается', 'Акция басталады'],
  'promotion-ends': ['Акция заканчивается', 'Акция аяқталады'],
  'announcement-starts': ['Объявление появится', 'Хабарландыру шығады'],
  'announcement-ends': ['Объявление исчезнет', 'Хабарландыру жойылады'],
}

/** Names what happens then, of a release also its state and number of documents. */
export function whatWords({
  documents,
  isUnready,
  kind,
}: Pick<CalendarEntry, 'documents' | 'isUnready' | 'kind'>): Words {
  if (kind !== 'release') return entryWords[kind]
  const [ru, kk] = isUnready ? ['остановлен', 'тоқтатылған'] : ['запланирован', 'жоспарланған']
  return [`Выпуск ${ru} · документов: ${documents ?? 0}`, `Шығарылым ${kk} · құжат саны: ${documents ?? 0}`]
}

/** What keeps it from being seen, as things are now. */
export const unreadyWords: Record<EntryKind, Words> = {
  publish: ['заполнено не всё', 'толық емес'],
  unpublish: ['', ''],
  release: ['не вышел в срок', 'мерзімінде шықпады'],
  'promotion-starts': ['акция не опубликована', 'акция жарияланбаған'],
  'promotion-ends': ['акция не опубликована', 'акция жарияланбаған'],
  'announcement-starts': ['текста нет', 'мәтіні жоқ'],
  'announcement-ends': ['текста нет', 'мәтіні жоқ'],
}
