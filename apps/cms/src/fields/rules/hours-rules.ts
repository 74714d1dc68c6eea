import { almatyDay } from '@estu/domain/appointments/availability'
import { daysFaults, type HoursFault, type HoursRow, hoursFaults } from '@estu/domain/appointments/row-faults'
import type { Data } from '../walk/document-data.ts'
import { eachOnce, type Sentence, suitingRows } from './row-rules.ts'

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** The day of a moment in Almaty; '' where none is chosen. */
const dayOf = (value: unknown) => (value ? almatyDay(new Date(String(value))) : '')

const timesOf = ({ opens, closes }: Data) => ({ opens: textOf(opens), closes: textOf(closes) })
const weekRow = (row: Data): HoursRow => ({ day: textOf(row.day), isClosed: false, ...timesOf(row) })
const specialDay = (row: Data): HoursRow => ({ day: dayOf(row.date), isClosed: row.closed === true, ...timesOf(row) })

const fillHours: Sentence = ['заполните «С» и «До».', '«Ашылуы» мен «Жабылуы» өрістерін толтырыңыз.']
const fillOrClose: Sentence = [
  'заполните «С» и «До» или отметьте «Закрыто».',
  '«Ашылуы» мен «Жабылуы» өрістерін толтырыңыз немесе «Жабық» деп белгілеңіз.',
]

function hoursSentence(fault: HoursFault, [fillRu, fillKk]: Sentence): Sentence {
  const row = fault.row + 1
  if (fault.reason === 'noHours')
    return [`Строка ${row}: часы не указаны, ${fillRu}`, `${row}-жол: уақыты жазылмаған, ${fillKk}`]
  if (fault.reason === 'reversed')
    return [
      `Строка ${row}: «До» должно быть позже, чем «С»; вместо полуночи пишите 23:59.`,
      `${row}-жол: жабылу уақыты ашылу уақытынан кейін болуы керек; түн ортасының орнына 23:59 деп жазыңыз.`,
    ]
  const other = fault.other + 1
  if (fault.reason === 'overlaps')
    return [
      `Строка ${row}: часы пересекаются со строкой ${other} того же дня.`,
      `${row}-жол: уақыты сол күннің ${other}-жолымен қабаттасып тұр.`,
    ]
  return [
    `Строки ${other} и ${row}: один и тот же день, и он отмечен закрытым; оставьте одну строку.`,
    `${other}-жол мен ${row}-жол: бір күн екі рет тұр және жабық деп белгіленген; бір жолын қалдырыңыз.`,
  ]
}

/** A week: a day may have several windows, none of them over another. */
export const suitingWeek = suitingRows((rows) =>
  hoursFaults(rows.map(weekRow)).map((fault) => hoursSentence(fault, fillHours)),
)

/** Days with hours of their own: closed, or open from one time to a later one. */
export const suitingSpecialDays = suitingRows((rows) =>
  hoursFaults(rows.map(specialDay)).map((fault) => hoursSentence(fault, fillOrClose)),
)

/** Absences and seasons end no earlier than they begin, and no day is in two of them. */
export const suitingPeriods = suitingRows((rows) =>
  daysFaults(rows.map(({ from, to }) => ({ from: dayOf(from), to: dayOf(to) }))).map((fault): Sentence => {
    const row = fault.row + 1
    if (fault.reason === 'reversed')
      return [`Строка ${row}: «По» раньше, чем «С».`, `${row}-жол: соңғы күні бірінші күнінен бұрын тұр.`]
    const other = fault.other + 1
    return [
      `Строка ${row}: дни пересекаются со строкой ${other}; объедините их.`,
      `${row}-жол: күндері ${other}-жолмен қабаттасып тұр; оларды біріктіріңіз.`,
    ]
  }),
)

/** A day off stands in the list once. */
export const eachDayOnce = eachOnce(
  ({ date }) => dayOf(date),
  (row, earlier) => [
    `Строка ${row}: эта дата уже есть в строке ${earlier}.`,
    `${row}-жол: бұл күн ${earlier}-жолда бар.`,
  ],
)
