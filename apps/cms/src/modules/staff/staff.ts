import type { CollectionConfig } from 'payload'
import { nobody } from '../../access/clinic.ts'
import { adminOrSelf, adminOrSelfReading, admins, staff as staffOnly } from '../../access/staff.ts'
import { label } from '../../fields/labels.ts'
import { lockBeforeChange } from '../../hooks/lock-before-change.ts'
import { keepPasswordRules } from './hooks/password-rules.ts'
import { holdWhileRefreshing, holdWhileSigningOut } from './hooks/session-locks.ts'
import { setAdminLanguage } from './hooks/set-admin-language.ts'
import { staffEndpoints } from './staff-endpoints.ts'
import { staffFields } from './staff-fields.ts'

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
  fields: staffFields(),
})
