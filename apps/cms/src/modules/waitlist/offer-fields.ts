import type { Field } from 'payload'
import { label } from '../../fields/labels.ts'
import { options } from '../../fields/options.ts'
import { asSent } from '../customer-requests/index.ts'

export const outcomes = ['open', 'taken', 'kept', 'unanswered'] as const
export type OfferOutcome = (typeof outcomes)[number]

const outcomeLabels: Record<OfferOutcome, [string, string]> = {
  open: ['Ждём ответа', 'Жауап күтудеміз'],
  taken: ['Взял', 'Алды'],
  kept: ['Отказался', 'Бас тартты'],
  unanswered: ['Не ответил', 'Жауап бермеді'],
}

const moment = (name: string, ru: string, kk: string): Field => ({
  name,
  type: 'date',
  label: label(ru, kk),
  access: asSent.access,
  admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd.MM.yyyy HH:mm' } },
})

/** What was offered: the last time by itself, for the list, and all of them. */
export const offerFields = (): Field[] => [
  {
    type: 'row',
    fields: [
      moment('offerStartsAt', 'Предложенное время', 'Ұсынылған уақыт'),
      moment('offerUntil', 'Держим до', 'Осы уақытқа дейін сақталады'),
    ],
  },
  {
    name: 'offers',
    type: 'array',
    label: label('Что предложили', 'Не ұсынылды'),
    labels: { singular: label('предложение', 'ұсыныс'), plural: label('Предложения', 'Ұсыныстар') },
    ...asSent,
    fields: [
      {
        type: 'row',
        fields: [
          moment('startsAt', 'Время', 'Уақыты'),
          moment('endsAt', 'Конец', 'Аяқталуы'),
          {
            name: 'specialist',
            type: 'relationship',
            relationTo: 'specialists',
            label: label('Специалист', 'Маман'),
            ...asSent,
          },
          moment('at', 'Когда предложили', 'Қашан ұсынылды'),
          {
            name: 'outcome',
            type: 'select',
            label: label('Ответ', 'Жауабы'),
            options: options(outcomeLabels),
            ...asSent,
          },
        ],
      },
    ],
  },
]
