import type { CollectionConfig } from 'payload'
import { adminOrSelf, admins, adminsOnField, staff as staffOnly } from '../access/staff.ts'
import { label } from '../fields/labels.ts'
import { options } from '../fields/options.ts'
import { speakTheirLanguage } from '../hooks/speak-their-language.ts'

const languages = options({ ru: ['Русский', 'Орысша'], kk: ['Казахский', 'Қазақша'] })

export const staff = (secureCookies: boolean): CollectionConfig => ({
  slug: 'staff',
  labels: { singular: label('Сотрудник', 'Қызметкер'), plural: label('Сотрудники', 'Қызметкерлер') },
  admin: {
    group: label('Служебное', 'Қызметтік'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role', 'language'],
  },
  auth: {
    tokenExpiration: 8 * 60 * 60,
    maxLoginAttempts: 10,
    lockTime: 10 * 60 * 1000,
    cookies: { sameSite: 'Lax', secure: secureCookies },
  },
  hooks: { afterLogin: [speakTheirLanguage] },
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
      // A role must travel with the session: it is asked on every request.
      saveToJWT: true,
      defaultValue: 'editor',
      label: label('Роль', 'Рөлі'),
      access: { create: adminsOnField, update: adminsOnField },
      options: options({
        admin: ['Администратор', 'Әкімші'],
        editor: ['Редактор', 'Редактор'],
        translator: ['Переводчик (один язык)', 'Аудармашы (бір тіл)'],
        clinic: ['Клиника: заказы и записи', 'Клиника: тапсырыс пен жазылу'],
      }),
    },
    {
      name: 'language',
      type: 'select',
      saveToJWT: true,
      defaultValue: 'kk',
      label: label('Пишет на языке', 'Жазатын тілі'),
      access: { create: adminsOnField, update: adminsOnField },
      admin: { condition: (data) => data?.role === 'translator' },
      options: languages,
    },
    {
      name: 'interfaceLanguage',
      type: 'select',
      defaultValue: 'ru',
      label: label('Язык этой панели', 'Осы панельдің тілі'),
      options: languages,
    },
    {
      name: 'branch',
      type: 'relationship',
      relationTo: 'branches',
      label: label('Филиал', 'Филиал'),
      access: { create: adminsOnField, update: adminsOnField },
      admin: { condition: (data) => data?.role === 'clinic' },
    },
  ],
})
