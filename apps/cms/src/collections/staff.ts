import type { CollectionConfig } from 'payload'
import { adminOrSelf, admins, adminsOnField, staff as staffOnly } from '../access/staff.ts'
import { label } from '../fields/labels.ts'
import { options } from '../fields/options.ts'

export const staff = (secureCookies: boolean): CollectionConfig => ({
  slug: 'staff',
  labels: { singular: label('Сотрудник', 'Қызметкер'), plural: label('Сотрудники', 'Қызметкерлер') },
  admin: {
    group: label('Служебное', 'Қызметтік'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role'],
  },
  auth: {
    tokenExpiration: 8 * 60 * 60,
    maxLoginAttempts: 10,
    lockTime: 10 * 60 * 1000,
    cookies: { sameSite: 'Lax', secure: secureCookies },
  },
  access: {
    create: admins,
    read: adminOrSelf,
    update: adminOrSelf,
    delete: admins,
    admin: ({ req }) => Boolean(req.user && staffOnly({ req })),
    unlock: admins,
  },
  fields: [
    { name: 'name', type: 'text', required: true, label: label('Имя', 'Аты-жөні') },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'editor',
      label: label('Роль', 'Рөлі'),
      access: { create: adminsOnField, update: adminsOnField },
      options: options({ admin: ['Администратор', 'Әкімші'], editor: ['Редактор', 'Редактор'] }),
    },
  ],
})
