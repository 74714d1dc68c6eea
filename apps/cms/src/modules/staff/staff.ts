import type { CollectionConfig } from 'payload'
import { nobody, nobodyOnField } from '../../access/clinic.ts'
import { adminOrSelf, adminOrSelfReading, admins, adminsOnField, staff as staffOnly } from '../../access/staff.ts'
import { label } from '../../fields/labels.ts'
import { options } from '../../fields/options.ts'
import { lockBeforeChange } from '../../hooks/lock-before-change.ts'
import { keepPasswordRules } from './hooks/password-rules.ts'
import { holdWhileRefreshing, holdWhileSigningOut } from './hooks/session-locks.ts'
import { setAdminLanguage } from './hooks/set-admin-language.ts'
import { staffEndpoints } from './staff-endpoints.ts'

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
    // Payload's lock would let anybody keep the owner out: limits are the sign-in's own.
    maxLoginAttempts: 0,
    cookies: { sameSite: 'Lax', secure: secureCookies },
  },
  endpoints: staffEndpoints,
  disableBulkEdit: true,
  hooks: {
    beforeOperation: [lockBeforeChange, holdWhileRefreshing],
    beforeValidate: [keepPasswordRules],
    afterLogin: [setAdminLanguage],
    afterLogout: [holdWhileSigningOut],
  },
  access: {
    create: admins,
    read: adminOrSelfReading,
    update: adminOrSelf,
    delete: admins,
    admin: ({ req }) => Boolean(req.user && staffOnly({ req })),
    unlock: nobody,
  },
  fields: [
    // Whoever finds an open browser would else move the account to a mailbox of theirs and ask for a new password.
    { name: 'email', type: 'email', required: true, unique: true, access: { update: adminsOnField } },
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
      name: 'ownPassword',
      type: 'ui',
      label: label('Свой пароль', 'Өз құпиясөзі'),
      admin: { components: { Field: '/modules/staff/admin/own-password-link.tsx#OwnPasswordLink' } },
    },
    {
      name: 'mustChangePassword',
      type: 'checkbox',
      // Whoever makes an account knows its password: it is good for one thing, to be replaced by its owner.
      defaultValue: true,
      label: label('Пароль временный: при входе его заменят', 'Құпиясөз уақытша: кірген кезде ауыстырылады'),
      access: { create: nobodyOnField, update: nobodyOnField },
      admin: { readOnly: true, condition: (data) => Boolean(data?.id && data.mustChangePassword) },
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
