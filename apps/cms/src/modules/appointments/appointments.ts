import { appointmentFlow } from '@estu/domain/orders/status-flow'
import type { CollectionConfig, Field } from 'payload'
import { clinicAtOwnBranch, nobody, visitsWithinReach } from '../../access/clinic.ts'
import { proveBeforeDelete } from '../../access/fresh-proof.ts'
import { admins } from '../../access/staff.ts'
import { label } from '../../fields/labels.ts'
import { lockBeforeChange } from '../../hooks/lock-before-change.ts'
import {
  account,
  appointmentStatuses,
  asksBeforeCallingOff,
  asSent,
  basedOn,
  cancelDueAt,
  contact,
  eraseWhenDone,
  history,
  keepHistory,
  pageLanguage,
  reference,
  settleCancellation,
  staffNote,
  status,
  toldAt,
  validateFreshness,
  visitorLanguage,
} from '../customer-requests/index.ts'
import { attachedResultField } from './attached-result-field.ts'
import { withDeskFields } from './desk-fields.ts'
import { freeTimesField } from './free-times-field.ts'
import { appointmentFollowUp } from './hooks/appointment-follow-up.ts'
import { claimSlot, releaseSlot } from './hooks/claim-slot.ts'
import { fillAppointment } from './hooks/fill-appointment.ts'
import { keepRules } from './hooks/keep-rules.ts'
import { refuseDeskChanges } from './hooks/refuse-desk-changes.ts'
import { refuseEarlyNoShow } from './hooks/refuse-early-no-show.ts'
import { outsideReasonField } from './outside-reason.ts'
import { visitorFields } from './visitor-fields.ts'

const related = (name: string, relationTo: 'services' | 'branches' | 'specialists', ru: string, kk: string): Field => ({
  name,
  type: 'relationship',
  relationTo,
  required: true,
  index: true,
  label: label(ru, kk),
})

const time = (name: string, ru: string, kk: string): Field => ({
  name,
  type: 'date',
  required: true,
  index: true,
  label: label(ru, kk),
  admin: { date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd.MM.yyyy HH:mm', timeIntervals: 5 } },
})

/**
 * Visits. A specialist's time is taken in the table `slot_claims`, whose exclusion constraint decides, whoever books:
 * the storefront or a member of the staff.
 */
export const appointments: CollectionConfig = {
  slug: 'appointments',
  labels: { singular: label('Запись на приём', 'Қабылдауға жазылу'), plural: label('Записи', 'Жазылулар') },
  admin: {
    group: label('От покупателей', 'Сатып алушылардан'),
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'startsAt', 'status', 'name', 'visitorName', 'service', 'specialist', 'branch'],
    components: { edit: asksBeforeCallingOff('appointments') },
    listSearchableFields: ['reference', 'name', 'visitorName', 'phone', 'email'],
  },
  access: {
    create: clinicAtOwnBranch,
    read: visitsWithinReach,
    update: visitsWithinReach,
    delete: admins,
    unlock: nobody,
  },
  disableBulkEdit: true,
  hooks: {
    beforeOperation: [proveBeforeDelete, lockBeforeChange, refuseDeskChanges],
    beforeValidate: [validateFreshness, fillAppointment, keepRules(() => new Date())],
    beforeChange: [
      settleCancellation,
      refuseEarlyNoShow(() => new Date()),
      keepHistory(appointmentFlow, ['startsAt', 'specialist', 'branch', 'service', 'outsideReason', 'toldAt']),
    ],
    afterChange: [claimSlot, appointmentFollowUp],
    afterDelete: [releaseSlot],
  },
  fields: withDeskFields([
    { ...reference(), required: false } as Field,
    basedOn,
    status(appointmentStatuses, 'booked'),
    cancelDueAt(),
    staffNote(),
    {
      type: 'row',
      fields: [
        related('service', 'services', 'Услуга', 'Қызмет'),
        related('branch', 'branches', 'Филиал', 'Филиал'),
        related('specialist', 'specialists', 'Специалист', 'Маман'),
      ],
    },
    {
      type: 'row',
      fields: [
        time('startsAt', 'Начало (Алматы)', 'Басталуы (Алматы)'),
        { ...time('endsAt', 'Конец', 'Аяқталуы'), required: false } as Field,
      ],
    },
    freeTimesField,
    outsideReasonField,
    ...contact(label('Кто записал, ему пишем', 'Жазған адам, хабарлама соған')),
    toldAt(),
    { type: 'row', fields: [visitorLanguage(), pageLanguage()] },
    ...visitorFields(),
    attachedResultField,
    account(),
    eraseWhenDone(),
    { name: 'remindedAt', type: 'date', label: label('Напомнили', 'Еске салынды'), ...asSent },
    history({
      ...appointmentStatuses,
      startsAt: ['время', 'уақыты'],
      specialist: ['специалист', 'маман'],
      branch: ['филиал', 'филиал'],
      service: ['услуга', 'қызмет'],
      outsideReason: ['причина записи вне правил', 'ережеден тыс жазу себебі'],
    }),
  ]),
}
