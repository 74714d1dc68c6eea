import { fromAlmaty } from '@estu/domain/locale/almaty-time'
import { formatDate } from '@estu/domain/locale/dates'
import type { Locale } from '@estu/domain/locale/locales'
import type { FreeTimes, FreeTimesRefusal } from '../operations/list-free-times.ts'
import type { FreeTimesAnswer } from './use-free-times.ts'

type Words = readonly [ru: string, kk: string]

export const nothingChosen: Words = [
  'Выберите услугу и филиал, и здесь появится свободное время.',
  'Қызмет пен филиалды таңдаңыз, сонда бос уақыт осында шығады.',
]
export const asking: Words = ['Узнаём свободное время…', 'Бос уақытты біліп жатырмыз…']

const refusals: Record<FreeTimesRefusal | 'failed', Words> = {
  failed: [
    'Не удалось узнать свободное время. Может быть, оно есть: нажмите «Обновить».',
    'Бос уақытты біле алмадық. Ол болуы мүмкін: «Жаңарту» түймесін басыңыз.',
  ],
  'not-offered': [
    'Этой услуги нет в выбранном филиале или у выбранного специалиста, либо он принимает в другом филиале.',
    'Бұл қызмет таңдалған филиалда не таңдалған маманда жоқ немесе маман басқа филиалда қабылдайды.',
  ],
  'other-branch': [
    'Это другой филиал: его свободное время видят его сотрудники.',
    'Бұл — басқа филиал: оның бос уақытын сол филиалдың қызметкерлері көреді.',
  ],
  'no-such-visit': [
    'В вашем филиале этой записи больше нет. Обновите страницу.',
    'Филиалыңызда бұл жазылу енді жоқ. Бетті жаңартыңыз.',
  ],
}

/** Returns which day the times are of, or why there are none. */
export function answerWords(answer: FreeTimesAnswer): Words {
  if (typeof answer === 'string') return refusals[answer]
  const [ru, kk] = [dayWords(answer, 'ru'), dayWords(answer, 'kk')]
  if (answer.times.length > 0) {
    return [
      `День: ${ru} Нажмите время, и оно встанет в поле «Начало».`,
      `Күні: ${kk} Уақытты бассаңыз, ол «Басталуы» өрісіне қойылады.`,
    ]
  }
  if (answer.next !== null) return [`День: ${ru} Свободного времени нет.`, `Күні: ${kk} Бос уақыт жоқ.`]
  return [
    `День: ${ru} Свободного времени нет, и в ближайший месяц тоже.`,
    `Күні: ${kk} Бос уақыт жоқ, таяудағы бір айда да жоқ.`,
  ]
}

/** A Russian date ends with a point of its own. */
function dayWords({ day }: FreeTimes, language: Locale): string {
  const at = noonOf(day)
  const [date, weekday] = [formatDate(at, language, 'day'), formatDate(at, language, 'weekday')]
  return language === 'kk' ? `${date}, ${weekday}.` : `${weekday}, ${date}`
}

export const nextDayWords = (next: string): Words => [
  `Следующий день со свободным временем: ${formatDate(noonOf(next), 'ru', 'dayMonth')}`,
  `Бос уақыты бар келесі күн: ${formatDate(noonOf(next), 'kk', 'dayMonth')}`,
]

const noonOf = (day: string) => fromAlmaty(`${day}T12:00`) ?? new Date(Number.NaN)
