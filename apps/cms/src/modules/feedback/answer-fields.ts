import type { contactWays } from '@estu/domain/forms/form-fields'
import type { Field } from 'payload'
import { nobodyOnField } from '../../access/clinic.ts'
import { label } from '../../fields/labels.ts'
import { asSent } from '../customer-requests/index.ts'

/** As long as a letter that is still read. */
export const longestAnswer = 4000

/** One answer that was given. `way`: how the person wanted to be reached when it was. */
export type GivenAnswer = {
  id?: string | null
  at: string
  who: string
  way: (typeof contactWays)[number]
  words: string
}

/**
 * What the clinic answers. `answer` holds what is being written; saving with `sendAnswer` moves it into `answers`, which
 * nobody changes, and sends it where letters are the way that the person chose.
 */
export const answerFields = (): Field[] => [
  {
    name: 'answers',
    type: 'array',
    label: label('Ответы', 'Жауаптар'),
    labels: { singular: label('ответ', 'жауап'), plural: label('Ответы', 'Жауаптар') },
    access: asSent.access,
    admin: { readOnly: true, components: { Field: '/modules/feedback/admin/given-answers.tsx#GivenAnswers' } },
    fields: [
      { name: 'at', type: 'date', required: true, label: label('Когда', 'Қашан') },
      { name: 'who', type: 'text', required: true, label: label('Кто', 'Кім') },
      { name: 'way', type: 'text', required: true, label: label('Как', 'Қалай') },
      { name: 'words', type: 'textarea', required: true, label: label('Ответ', 'Жауап') },
    ],
  },
  {
    name: 'answer',
    type: 'textarea',
    maxLength: longestAnswer,
    label: label('Ответ', 'Жауап'),
    admin: { rows: 6, components: { afterInput: ['/modules/feedback/admin/send-answer.tsx#SendAnswer'] } },
  },
  {
    name: 'sendAnswer',
    type: 'checkbox',
    virtual: true,
    label: label('Отправить ответ', 'Жауапты жіберу'),
    access: { read: nobodyOnField, create: nobodyOnField },
    admin: { hidden: true },
  },
]
