import type { AttachedOutcome } from '@estu/domain/screener/attached/attached-limits'
import type { ResultFinding } from '@estu/domain/screener/scoring/screener-result'
import type { ScreenerMode } from '@estu/domain/screener/screener-mode'
import type { TestedEar } from '@estu/domain/screener/tested-ear'
import type { Threshold } from '@estu/domain/screener/tones/threshold'

type Words<Code extends string> = Record<Code, [ru: string, kk: string]>

export const outcomeWords: Words<AttachedOutcome> = {
  no_signs: ['Явных отклонений не видно', 'Айқын ауытқу байқалмады'],
  check_advised: ['Есть повод проверить слух', 'Естуді тексертуге себеп бар'],
  check_soon: ['Проверить слух в ближайшее время', 'Естуді жақын арада тексерту керек'],
}

export const findingWords: Words<ResultFinding> = {
  level_raised: ['Тихие звуки слышны не все', 'Бәсең дыбыстардың бәрі естілмейді'],
  level_high: ['Часть звуков слышна только громкой', 'Кейбір дыбыс қатты болғанда ғана естіледі'],
  high_tones_worse: ['Высокие звуки слышны хуже низких', 'Жоғары дыбыстар төмен дыбыстардан нашар естіледі'],
  ears_differ: ['Уши слышат по-разному', 'Екі құлақ әртүрлі естиді'],
  no_response: ['Некоторые звуки не слышны до безопасного предела', 'Кейбір дыбыс қауіпсіз шекке дейін естілмеді'],
  self_report: ['Сам отметил трудности в жизни', 'Күнделікті өмірде қиналатынын өзі белгіледі'],
}

export const earWords: Words<TestedEar> = {
  left: ['Левое ухо', 'Сол құлақ'],
  right: ['Правое ухо', 'Оң құлақ'],
  both: ['Оба уха вместе', 'Екі құлақ бірге'],
}

export const modeWords: Words<ScreenerMode> = {
  quick: ['краткая, только два уровня', 'қысқа, тек екі деңгей'],
  standard: ['обычная', 'қалыпты'],
  long: ['подробная', 'толық'],
}

/** In nominal decibels: nobody's headphones were calibrated, so never «dB HL». */
export function thresholdWords(threshold: Threshold): [ru: string, kk: string] {
  switch (threshold.kind) {
    case 'measured':
      return [`слышно с ${threshold.level} условных дБ`, `${threshold.level} шартты дБ-ден бастап естіледі`]
    case 'at_floor':
      return ['слышно самое тихое', 'ең бәсеңі де естіледі']
    case 'no_response':
      return ['не слышно', 'естілмейді']
    default:
      return ['ответы не сошлись', 'жауаптар сәйкес келмеді']
  }
}
