import { isClockTime } from '@estu/domain/locale/clock'
import type { ArrayField, DateField, Field } from 'payload'
import { translate } from '../i18n/translate.ts'
import { type Label, label } from './labels.ts'
import { rows } from './localized-text.ts'
import { options } from './options.ts'
import { suitingPeriods, suitingWeek } from './rules/hours-rules.ts'

export function clock(value: unknown, { req }: { req: Parameters<typeof translate>[0] }): string | true {
  if (!value || isClockTime(String(value))) return true
  return translate(req, 'Время вида 09:00', '09:00 түріндегі уақыт')
}

const dayOnly: Omit<DateField, 'name'> = {
  type: 'date',
  required: true,
  admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'dd.MM.yyyy' } },
}

/** The first and the last day of a period, both included. */
export const fromDayToDay: Field = {
  type: 'row',
  fields: [
    { ...dayOnly, name: 'from', label: label('С', 'Бірінші күні') },
    { ...dayOnly, name: 'to', label: label('По', 'Соңғы күні') },
  ],
}

/** A week of work, row by row; a day may have several rows, with a pause between them. */
export const workingHours = (text: Label, extra: Partial<ArrayField> = {}): Field =>
  rows(
    'hours',
    text,
    [
      {
        type: 'row',
        fields: [
          {
            name: 'day',
            type: 'select',
            required: true,
            label: label('День', 'Күн'),
            options: options({
              '1': ['Понедельник', 'Дүйсенбі'],
              '2': ['Вторник', 'Сейсенбі'],
              '3': ['Среда', 'Сәрсенбі'],
              '4': ['Четверг', 'Бейсенбі'],
              '5': ['Пятница', 'Жұма'],
              '6': ['Суббота', 'Сенбі'],
              '7': ['Воскресенье', 'Жексенбі'],
            }),
          },
          { name: 'opens', type: 'text', required: true, validate: clock, label: label('С', 'Ашылуы') },
          { name: 'closes', type: 'text', required: true, validate: clock, label: label('До', 'Жабылуы') },
        ],
      },
    ],
    { maxRows: 21, validate: suitingWeek, ...extra },
  )

/** Weeks that hold for a while in place of the usual one, as in summer. A day off is not written, as in any week. */
export const seasons: Field = rows(
  'seasons',
  label('Часы на время', 'Уақытша жұмыс кестесі'),
  [fromDayToDay, workingHours(label('Часы в эти дни', 'Осы күндердегі уақыт'), { minRows: 1, required: true })],
  {
    maxRows: 12,
    validate: suitingPeriods,
    admin: {
      description: label(
        'Например, летом. В эти дни действуют вместо обычных часов; особые дни и праздники важнее.',
        'Мысалы, жазда. Осы күндері әдеттегі уақыттың орнына жүреді; ерекше күндер мен мерекелер бәрібір басым.',
      ),
    },
  },
)
