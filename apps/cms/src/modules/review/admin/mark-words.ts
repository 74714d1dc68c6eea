import type { ReviewMark } from '../operations/read-mark.ts'
import type { LanguageOf } from '../review-address.ts'

type Say = (ru: string, kk: string) => string

/** Where a language is read and decided about. */
export const readingPath = ({ collection, id, locale }: LanguageOf): string =>
  `/admin/review?${new URLSearchParams({ collection, id, locale })}`

/** How a language stands, in a few words. */
export function markWords({ state, isChanged }: Pick<ReviewMark, 'state' | 'isChanged'>, say: Say): string {
  if (state === 'ready')
    return isChanged
      ? say('Текст изменён после отметки', 'Мәтін белгіден кейін өзгерді')
      : say('Ждёт проверки', 'Тексеруді күтіп тұр')
  if (state === 'returned') return say('Возвращён с комментарием', 'Пікірмен қайтарылды')
  return isChanged
    ? say('Текст изменён после одобрения', 'Мәтін мақұлданғаннан кейін өзгерді')
    : say('Одобрен', 'Мақұлданды')
}
