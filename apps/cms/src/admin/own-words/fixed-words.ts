/** What is said in Russian, and in Kazakh. */
export type Words = readonly [ru: string, kk: string]

/** What Payload and its parts call things in English whatever the language: read aloud, shown on hovering or in place. */
const fixedWords: Record<string, Words> = {
  'Add block': ['Добавить абзац', 'Абзац қосу'],
  'Drag to move': ['Перетащить', 'Сүйреп жылжыту'],
  'Edit link': ['Изменить ссылку', 'Сілтемені өзгерту'],
  'Remove link': ['Убрать ссылку', 'Сілтемені алып тастау'],
  'add dropdown': ['Вставить', 'Кірістіру'],
  'blocks dropdown': ['Вставить блок', 'Блок кірістіру'],
  'text dropdown': ['Вид абзаца', 'Абзац түрі'],
  'Remove Block': ['Убрать блок', 'Блокты алып тастау'],
  'Insert Paragraph': ['Вставить абзац', 'Абзац кірістіру'],
  'Notifications alt+T': ['Уведомления, Alt+T', 'Хабарламалар, Alt+T'],
  'Slash menu': ['Меню вставки', 'Кірістіру мәзірі'],
  'Copy URL': ['Скопировать адрес', 'Мекенжайды көшіру'],
  Responsive: ['По ширине окна', 'Терезе енімен'],
  invisible: ['Язык содержимого', 'Мазмұн тілі'],
  'Close toast': ['Закрыть уведомление', 'Хабарламаны жабу'],
  'select-all': ['Выбрать все', 'Барлығын таңдау'],
  sortable: ['можно переставить', 'орнын ауыстыруға болады'],
  draggable: ['можно перетащить', 'сүйреп жылжытуға болады'],
}

export const chooseWords = ([ru, kk]: Words, language: string): string => (language === 'kk' ? kk : ru)

/** The same with a document’s name in it. */
const patterns: readonly (readonly [said: RegExp, ...Words])[] = [[/^Edit (.+)$/s, 'Изменить: $1', '$1: өзгерту']]

/** A name in the language of the admin; null where it is not one of Payload’s English ones. */
export function ownName(said: string, language: string): string | null {
  const text = said.trim()
  const words = fixedWords[text]
  if (words) return chooseWords(words, language)
  const pattern = patterns.find(([known]) => known.test(text))
  return pattern ? text.replace(pattern[0], chooseWords([pattern[1], pattern[2]], language)) : null
}
