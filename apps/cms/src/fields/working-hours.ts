import { isClockTime } from '@estu/domain/locale/clock'
import type { Field } from 'payload'
import { translate } from '../i18n/translate.ts'
import { type Label, label } from './labels.ts'
import { rows } from './localized-text.ts'
import { options } from './options.ts'
import { suitingWeek } from './rules/hours-rules.ts'

export function clock(value: unknown, { req }: { req: Parameters<typeof translate>[0] }): string | true {
  if (!value || isClockTime(String(value))) return true
  return translate(req, 'Время вида 09:00', '09:00 түріндегі уақыт')
}

/** A week of work, row by row; a day may have several rows, with a pause between them. */
export const workingHours = (text: Label): Field =>
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
    { maxRows: 21, validate: suitingWeek },
  )
