import type { CollectionConfig } from 'payload'
import { nobody } from '../../access/clinic.ts'
import { admins } from '../../access/staff.ts'
import { label } from '../../fields/labels.ts'

const text = (name: string, ru: string, kk: string, index = false) =>
  ({ name, type: 'text', required: true, index, label: label(ru, kk) }) as const

/** What a person agreed to, word for word, with its version and time (law 94-V on personal data). Never changed. */
export const consents: CollectionConfig = {
  slug: 'consents',
  labels: { singular: label('Согласие', 'Келісім'), plural: label('Согласия', 'Келісімдер') },
  admin: {
    group: label('Служебное', 'Қызметтік'),
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'purpose', 'version', 'language', 'createdAt'],
  },
  access: { create: nobody, read: admins, update: nobody, delete: nobody, unlock: nobody },
  fields: [
    {
      ...text('subject', 'К чему относится', 'Неге қатысты', true),
      admin: { components: { Cell: '/modules/customer-requests/admin/subject-cell.tsx#SubjectCell' } },
    },
    {
      ...text('purpose', 'Для чего', 'Не үшін'),
      admin: { components: { Cell: '/modules/customer-requests/admin/purpose-cell.tsx#PurposeCell' } },
    },
    text('version', 'Версия', 'Нұсқасы'),
    text('language', 'Язык', 'Тілі'),
    { name: 'text', type: 'textarea', label: label('Текст', 'Мәтіні') },
  ],
}
