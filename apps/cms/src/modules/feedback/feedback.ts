import type { feedbackTopics } from '@estu/domain/forms/feedback-form'
import { feedbackFlow } from '@estu/domain/orders/status-flow'
import type { CollectionConfig } from 'payload'
import { clinicOfBranch, nobody } from '../../access/clinic.ts'
import { proveBeforeDelete } from '../../access/fresh-proof.ts'
import { admins } from '../../access/staff.ts'
import { label } from '../../fields/labels.ts'
import { options } from '../../fields/options.ts'
import { lockBeforeChange } from '../../hooks/lock-before-change.ts'
import {
  account,
  asSent,
  basedOn,
  contact,
  feedbackStatuses,
  history,
  keepHistory,
  reference,
  staffNote,
  status,
  validateFreshness,
  visitorLanguage,
} from '../customer-requests/index.ts'
import { answerFields } from './answer-fields.ts'
import { feedbackFollowUp } from './hooks/feedback-follow-up.ts'
import { takeAnswer } from './hooks/take-answer.ts'

const topics: Record<(typeof feedbackTopics)[number], [string, string]> = {
  question: ['Вопрос', 'Сұрақ'],
  order: ['Про заказ', 'Тапсырыс туралы'],
  device: ['Про аппарат', 'Аппарат туралы'],
  complaint: ['Жалоба', 'Шағым'],
  thanks: ['Благодарность', 'Алғыс'],
  site: ['Про сайт', 'Сайт туралы'],
}

/** What people wrote to us. */
export const feedback: CollectionConfig = {
  slug: 'feedback',
  labels: { singular: label('Обращение', 'Өтініш'), plural: label('Обращения', 'Өтініштер') },
  admin: {
    group: label('От покупателей', 'Сатып алушылардан'),
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'topic', 'status', 'name', 'createdAt'],
    listSearchableFields: ['reference', 'name', 'message', 'phone', 'email'],
  },
  access: { create: nobody, read: clinicOfBranch, update: clinicOfBranch, delete: admins, unlock: nobody },
  disableBulkEdit: true,
  hooks: {
    beforeOperation: [proveBeforeDelete, lockBeforeChange],
    beforeValidate: [validateFreshness],
    beforeChange: [takeAnswer, keepHistory(feedbackFlow, ['branch'])],
    afterChange: [feedbackFollowUp],
  },
  fields: [
    reference(),
    basedOn,
    status(feedbackStatuses, 'new'),
    staffNote(),
    {
      name: 'topic',
      type: 'select',
      required: true,
      label: label('О чём', 'Не туралы'),
      options: options(topics),
      ...asSent,
    },
    { name: 'message', type: 'textarea', required: true, label: label('Сообщение', 'Хабарлама'), ...asSent },
    ...answerFields(),
    ...contact(),
    visitorLanguage(),
    {
      name: 'branch',
      type: 'relationship',
      relationTo: 'branches',
      index: true,
      label: label('Передать филиалу', 'Филиалға беру'),
      admin: { position: 'sidebar' },
    },
    account(),
    history({ ...feedbackStatuses, branch: ['филиал', 'филиал'] }),
  ],
}
