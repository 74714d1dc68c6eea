import type { StopReason } from '../operations/stop-reasons.ts'
import type { Obstacle } from '../operations/undo/undo-publication.ts'

type Say = (ru: string, kk: string) => string

export const languageName = (say: Say, locale: string): string => {
  if (locale === 'all') return say('оба языка', 'екі тіл')
  return locale === 'kk' ? say('казахский', 'қазақша') : say('русский', 'орысша')
}

/** Why a publication cannot be undone. */
export function obstacleWords(say: Say, reason: Obstacle | 'undone'): string {
  const words: Record<typeof reason, [string, string]> = {
    newer: ['после этого опубликовано более новое', 'одан кейін жаңарағы жарияланған'],
    trashed: ['документ лежит в корзине', 'құжат қоқыс жәшігінде жатыр'],
    gone: ['документа больше нет', 'құжат енді жоқ'],
    address: ['прежний адрес занят другим документом', 'бұрынғы мекенжайда басқа құжат тұр'],
    shown: ['то, что страница показывала раньше, удалено', 'бет бұрын көрсеткен нәрсе жойылған'],
    undone: ['публикация уже отменена', 'жарияланым болдырылмай қойған'],
  }
  return say(...words[reason])
}

/** What keeps a document, or a release as a whole, from going out. */
export function findingWords(
  say: Say,
  { reason, lacks, words }: Pick<StopReason, 'reason' | 'lacks' | 'words'>,
): string {
  if (reason === 'incomplete') {
    const empty = [say('не заполнено', 'толтырылмаған'), lacks.join(', ')].filter(Boolean).join(': ')
    return words ? [...(lacks.length > 0 ? [empty] : []), words].join('; ') : empty
  }
  const known: Record<Exclude<StopReason['reason'], 'incomplete'>, [string, string]> = {
    trashed: ['лежит в корзине', 'қоқыс жәшігінде жатыр'],
    gone: ['документа больше нет', 'құжат енді жоқ'],
    changed: [
      'изменён на сайте после того, как текст отложили в выпуск: отложите его заново',
      'мәтін шығарылымға қойылғаннан кейін сайтта өзгертілген: оны қайта қойыңыз',
    ],
    refused: [
      'так опубликовать нельзя: проверьте, не показывает ли документ то, что удалено или лежит в корзине',
      'бұлай жариялауға болмайды: құжат жойылған не қоқыс жәшігіндегі нәрсені көрсетіп тұрмағанын тексеріңіз',
    ],
    'not-allowed': [
      'у того, кто запланировал, больше нет права публиковать: опубликуйте или запланируйте от своего имени',
      'жоспарлаған адамның енді жариялауға құқығы жоқ: өз атыңыздан жариялаңыз не жоспарлаңыз',
    ],
    empty: ['в выпуске ничего нет', 'шығарылымда ештеңе жоқ'],
    failed: [
      'случилась ошибка программы: запланируйте ещё раз; не поможет, скажите администратору',
      'бағдарламада қате шықты: қайта жоспарлаңыз; көмектеспесе, әкімшіге айтыңыз',
    ],
  }
  return words ?? say(...known[reason])
}
