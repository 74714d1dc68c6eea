import type { CollectionConfig } from 'payload'
import { readers } from '../access/readers.ts'
import { staff } from '../access/staff.ts'
import { label } from '../fields/labels.ts'
import { hrefField } from '../fields/link.ts'
import { announceChange, announceDelete } from '../hooks/announce.ts'
import { refuseRedirectLoops } from '../hooks/refuse-redirect-loops.ts'

export const redirects: CollectionConfig = {
  slug: 'redirects',
  labels: {
    singular: label('Перенаправление', 'Қайта бағыттау'),
    plural: label('Перенаправления', 'Қайта бағыттаулар'),
  },
  admin: {
    group: label('Служебное', 'Қызметтік'),
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'updatedAt'],
    description: label(
      'Постоянные: старый адрес ведёт на новый в обоих языках.',
      'Тұрақты: ескі мекенжай екі тілде де жаңасына апарады.',
    ),
  },
  access: { create: staff, read: readers, update: staff, delete: staff },
  hooks: { beforeValidate: [refuseRedirectLoops], afterChange: [announceChange], afterDelete: [announceDelete] },
  fields: [
    {
      ...hrefField('from'),
      required: true,
      unique: true,
      index: true,
      label: label('Старый адрес', 'Ескі мекенжай'),
    } as never,
    { ...hrefField('to'), required: true, label: label('Новый адрес', 'Жаңа мекенжай') } as never,
  ],
}
