import { localeLabels } from '@estu/domain/vocabulary/languages'
import type { CollectionConfig, Field } from 'payload'
import { nobodyOnField } from '../../access/clinic.ts'
import { label } from '../../fields/labels.ts'
import { options } from '../../fields/options.ts'
import { contactWayLabels } from '../../fields/people/contact-way-labels.ts'
import { personsPhoneField } from '../../fields/people/phone.ts'
import { personsEmail, personsName } from '../../fields/people/typed-line.ts'
import type { StatusLabels } from './status-labels.ts'

/** What a shopper sent is evidence: staff read it and add to it, and change only what is theirs. */
export const asSent = { access: { update: nobodyOnField, create: nobodyOnField }, admin: { readOnly: true } }

type EditComponents = NonNullable<NonNullable<CollectionConfig['admin']>['components']>['edit']

/** The button that saves asks once before an order or a visit is called off. */
export const asksBeforeCallingOff = (of: 'orders' | 'appointments'): EditComponents => ({
  SaveButton: {
    path: '/modules/customer-requests/admin/asking-save-button.tsx#AskingSaveButton',
    clientProps: { of },
  },
})

/** Who it is and how they want to be answered. */
export const contact = (nameLabel = label('Имя', 'Аты-жөні')): Field[] => [
  {
    type: 'row',
    fields: [
      { name: 'name', type: 'text', required: true, label: nameLabel, ...personsName },
      {
        name: 'contactBy',
        type: 'select',
        required: true,
        label: label('Как связаться', 'Қалай хабарласу керек'),
        options: options(contactWayLabels),
      },
    ],
  },
  {
    type: 'row',
    fields: [
      { ...personsPhoneField(label('Телефон', 'Телефон')), index: true },
      { name: 'email', type: 'text', index: true, label: label('Эл. почта', 'Эл. пошта'), ...personsEmail },
    ],
  },
]

export const visitorLanguage = (): Field => ({
  name: 'language',
  type: 'select',
  required: true,
  defaultValue: 'ru',
  label: label('Язык общения', 'Сөйлесу тілі'),
  options: options(localeLabels),
})

/**
 * The language of the page that was filled in, and so of the letters and pages that follow: a daughter who reads Russian
 * books for a mother who speaks Kazakh. What was stored before it was asked follows the language spoken.
 */
export const pageLanguage = (): Field => ({
  name: 'pageLanguage',
  type: 'select',
  label: label('Язык страницы и писем', 'Бет пен хаттардың тілі'),
  options: options(localeLabels),
})

/** When somebody of the clinic wrote to a shopper who wants to hear by a messenger. */
export const toldAt = (): Field => ({
  name: 'toldAt',
  type: 'date',
  label: label('Написали покупателю', 'Сатып алушыға жазылды'),
  admin: { components: { Field: '/modules/messages/admin/shopper-message.tsx#ShopperMessage' } },
})

/** A number a person can read over a counter. */
export const reference = (): Field => ({
  name: 'reference',
  type: 'text',
  required: true,
  unique: true,
  label: label('Номер', 'Нөмірі'),
  ...asSent,
})

export const account = (): Field => ({
  name: 'customer',
  type: 'relationship',
  relationTo: 'customers',
  index: true,
  label: label('Личный кабинет', 'Жеке кабинет'),
  access: asSent.access,
  admin: { readOnly: true, position: 'sidebar' },
})

/** What staff writes for staff; each note goes into the history with its author and leaves the field empty. */
export const staffNote = (): Field => ({
  name: 'note',
  type: 'textarea',
  label: label('Заметка для коллег', 'Әріптестерге ескертпе'),
  admin: {
    position: 'sidebar',
    description: label('Попадёт в историю с вашим именем.', 'Атыңызбен бірге тарихқа жазылады.'),
  },
})

/** Who changed what and when, in codes; written by the system alone, shown in the given words. */
export const history = (words: StatusLabels): Field => ({
  name: 'history',
  type: 'array',
  label: label('История', 'Тарихы'),
  labels: { singular: label('запись', 'жазба'), plural: label('История', 'Тарихы') },
  access: asSent.access,
  admin: {
    readOnly: true,
    components: {
      Field: { path: '/modules/customer-requests/admin/history-list.tsx#HistoryList', clientProps: { words } },
    },
  },
  fields: [
    { name: 'at', type: 'date', required: true, label: label('Когда', 'Қашан') },
    { name: 'who', type: 'text', required: true, label: label('Кто', 'Кім') },
    { name: 'what', type: 'text', required: true, label: label('Что', 'Не') },
    { name: 'words', type: 'textarea', label: label('Заметка', 'Ескертпе') },
  ],
})

export const status = (table: Record<string, [string, string]>, first: string): Field => ({
  name: 'status',
  type: 'select',
  required: true,
  defaultValue: first,
  index: true,
  label: label('Состояние', 'Күйі'),
  options: options(table),
  admin: { position: 'sidebar' },
})

/** The account it belonged to is gone: who it was is taken out once it has ended. */
export const eraseWhenDone = (): Field => ({
  name: 'eraseWhenDone',
  type: 'checkbox',
  defaultValue: false,
  label: label('Стереть имя, когда закончится', 'Аяқталғанда атын өшіру'),
  access: asSent.access,
  admin: { hidden: true },
})
