import { type DayPart, type Weekday, weekdays } from '@estu/domain/appointments/waiting/wishes'
import { shortWeekdayName } from '@estu/domain/locale/dates'
import { waitFlow } from '@estu/domain/orders/status-flow'
import type { CollectionConfig, Field } from 'payload'
import { clinicOfBranch, nobody } from '../../access/clinic.ts'
import { proveBeforeDelete } from '../../access/fresh-proof.ts'
import { admins } from '../../access/staff.ts'
import { label } from '../../fields/labels.ts'
import { options } from '../../fields/options.ts'
import { lockBeforeChange } from '../../hooks/lock-before-change.ts'
import { visitorFields } from '../appointments/index.ts'
import {
  account,
  asSent,
  basedOn,
  contact,
  history,
  keepHistory,
  pageLanguage,
  reference,
  staffNote,
  status,
  toldAt,
  validateFreshness,
  visitorLanguage,
  waitStatuses,
} from '../customer-requests/index.ts'
import { releaseDeleted, releaseOffer } from './hooks/release-offer.ts'
import { offerFields } from './offer-fields.ts'

const parts: Record<DayPart, [string, string]> = {
  morning: ['Утром', 'Таңертең'],
  afternoon: ['Днём', 'Күндіз'],
  evening: ['Вечером', 'Кешке'],
}

const days = Object.fromEntries(
  weekdays.map((day) => [day, [shortWeekdayName(Number(day), 'ru'), shortWeekdayName(Number(day), 'kk')]]),
) as Record<Weekday, [string, string]>

const related = (name: string, relationTo: 'services' | 'branches' | 'appointments', ru: string, kk: string): Field =>
  ({
    ...{ name, type: 'relationship', relationTo, index: true, label: label(ru, kk), ...asSent },
    required: relationTo !== 'appointments',
  }) as Field

/** Who waits for a time that becomes free, in the order in which they asked. */
export const waitlist: CollectionConfig = {
  slug: 'waitlist',
  labels: { singular: label('Ждёт времени', 'Уақыт күтуде'), plural: label('Лист ожидания', 'Күту тізімі') },
  admin: {
    group: label('От покупателей', 'Сатып алушылардан'),
    useAsTitle: 'reference',
    defaultColumns: [
      ...['reference', 'status', 'name', 'service', 'branch', 'createdAt', 'until'],
      ...['offerStartsAt', 'offerUntil'],
    ],
    listSearchableFields: ['reference', 'name', 'phone', 'email'],
  },
  defaultSort: 'createdAt',
  access: { create: nobody, read: clinicOfBranch, update: clinicOfBranch, delete: admins, unlock: nobody },
  disableBulkEdit: true,
  hooks: {
    beforeOperation: [proveBeforeDelete, lockBeforeChange],
    beforeValidate: [validateFreshness],
    beforeChange: [keepHistory(waitFlow, ['toldAt'])],
    afterChange: [releaseOffer],
    afterDelete: [releaseDeleted],
  },
  fields: [
    reference(),
    basedOn,
    status(waitStatuses, 'waiting'),
    staffNote(),
    {
      type: 'row',
      fields: [
        related('service', 'services', 'Услуга', 'Қызмет'),
        related('branch', 'branches', 'Филиал', 'Филиал'),
        related('visit', 'appointments', 'Запись, которую перенести', 'Ауыстырылатын жазылу'),
      ],
    },
    {
      name: 'forVisit',
      type: 'checkbox',
      label: label('Есть запись', 'Жазылуы бар'),
      ...asSent,
      admin: { hidden: true },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'days',
          type: 'select',
          hasMany: true,
          label: label('Дни (пусто: любые)', 'Күндері (бос болса: кез келген)'),
          options: options(days),
          ...asSent,
        },
        {
          name: 'parts',
          type: 'select',
          hasMany: true,
          label: label('Время дня (пусто: любое)', 'Тәулік мезгілі (бос болса: кез келген)'),
          options: options(parts),
          ...asSent,
        },
        {
          name: 'until',
          type: 'date',
          required: true,
          label: label('Ждёт времени раньше, чем', 'Осыдан ертерек уақыт күтеді'),
          access: asSent.access,
          admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd.MM.yyyy HH:mm' } },
        },
      ],
    },
    ...offerFields(),
    ...contact(label('Кто ждёт, ему пишем', 'Күтіп тұрған адам, хабарлама соған')),
    toldAt(),
    { type: 'row', fields: [visitorLanguage(), pageLanguage()] },
    ...visitorFields(),
    account(),
    history(waitStatuses),
  ],
}
