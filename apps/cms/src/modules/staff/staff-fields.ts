import { localeLabels } from '@estu/domain/vocabulary/languages'
import { branchRoles, type StaffRole, staffRoleLabels } from '@estu/domain/vocabulary/staff-roles'
import type { Field, RelationshipFieldManyValidation, RelationshipFieldSingleValidation } from 'payload'
import { nobodyOnField } from '../../access/clinic.ts'
import { adminsOnField } from '../../access/staff.ts'
import { label } from '../../fields/labels.ts'
import { options } from '../../fields/options.ts'
import { translate } from '../../i18n/translate.ts'

/** What a member of the staff may do, and in which language. */
const rightsFields = (): Field[] => [
  {
    name: 'role',
    type: 'select',
    required: true,
    // A role must travel with the session: it is asked on every request.
    saveToJWT: true,
    defaultValue: 'editor',
    label: label('Роль', 'Рөлі'),
    access: { create: adminsOnField, update: adminsOnField },
    options: options(staffRoleLabels),
  },
  {
    name: 'language',
    type: 'select',
    saveToJWT: true,
    defaultValue: 'kk',
    label: label('Пишет на языке', 'Жазатын тілі'),
    access: { create: adminsOnField, update: adminsOnField },
    admin: { condition: (data) => data?.role === 'translator' },
    options: options(localeLabels),
  },
]

const neededBranches: RelationshipFieldManyValidation = (value, { data, req }) =>
  !isOf(data, ['reception']) ||
  (Array.isArray(value) && value.length > 0) ||
  translate(
    req,
    'Выберите хотя бы один филиал: ресепшен видит только свои.',
    'Кемінде бір филиал таңдаңыз: ресепшен тек өз филиалдарын көреді.',
  )

const neededSpecialist: RelationshipFieldSingleValidation = (value, { data, req }) =>
  !isOf(data, ['specialist']) ||
  Boolean(value) ||
  translate(
    req,
    'Выберите, кто это: специалист видит только свой приём.',
    'Кім екенін таңдаңыз: маман тек өз қабылдауын көреді.',
  )

/** Whose visits, orders and enquiries they see. */
const branchFields = (): Field[] => [
  {
    name: 'branch',
    type: 'relationship',
    relationTo: 'branches',
    label: label('Филиал', 'Филиал'),
    access: { create: adminsOnField, update: adminsOnField },
    admin: { condition: (data) => data?.role === 'clinic' },
  },
  {
    name: 'branches',
    type: 'relationship',
    relationTo: 'branches',
    hasMany: true,
    label: label('Филиалы', 'Филиалдар'),
    access: { create: adminsOnField, update: adminsOnField },
    validate: neededBranches,
    admin: {
      condition: (data) => isOf(data, branchRoles),
      description: label(
        'Видит записи и заказы этих филиалов. У владельца и специалиста пустой список — все филиалы.',
        'Осы филиалдардың жазылулары мен тапсырыстарын көреді. Иесі мен маманда тізім бос болса — барлық филиал.',
      ),
    },
  },
  {
    name: 'specialist',
    type: 'relationship',
    relationTo: 'specialists',
    label: label('Кто это из специалистов', 'Мамандардың қайсысы'),
    access: { create: adminsOnField, update: adminsOnField },
    validate: neededSpecialist,
    admin: { condition: (data) => isOf(data, ['specialist']) },
  },
]

const isOf = (data: { role?: unknown } | undefined, roles: readonly StaffRole[]): boolean =>
  roles.some((role) => role === data?.role)

/** How they work in the admin, and whether their password is their own yet. */
const accountFields = (): Field[] => [
  {
    name: 'interfaceLanguage',
    type: 'select',
    defaultValue: 'ru',
    label: label('Язык этой панели', 'Осы панельдің тілі'),
    options: options(localeLabels),
  },
  {
    name: 'ownPassword',
    type: 'ui',
    label: label('Свой пароль', 'Өз құпиясөзі'),
    admin: { components: { Field: '/modules/staff/admin/own-password-link.tsx#OwnPasswordLink' } },
  },
  {
    name: 'secondFactor',
    type: 'ui',
    label: label('Второй шаг при входе', 'Кірудің екінші қадамы'),
    admin: { components: { Field: '/modules/staff/admin/second-factor/reset-factor.tsx#ResetFactor' } },
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
]

export const staffFields = (): Field[] => [
  // Whoever finds an open browser would else move the account to a mailbox of theirs and ask for a new password.
  {
    name: 'email',
    type: 'email',
    label: label('Почта', 'Пошта'),
    required: true,
    unique: true,
    access: { update: adminsOnField },
  },
  { name: 'name', type: 'text', required: true, label: label('Имя', 'Аты-жөні') },
  ...rightsFields(),
  ...accountFields(),
  ...branchFields(),
]
