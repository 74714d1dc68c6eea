import type { CollectionConfig } from 'payload'
import { nobody } from '../../access/clinic.ts'
import { proveBeforeDelete } from '../../access/fresh-proof.ts'
import { adminOrSelf, adminOrSelfReading, admins, staff as staffOnly } from '../../access/staff.ts'
import { label } from '../../fields/labels.ts'
import { lockBeforeChange } from '../../hooks/lock-before-change.ts'
import { staffEndpoints } from './endpoints/staff-endpoints.ts'
import { markOpenedSession } from './hooks/mark-opened-session.ts'
import { noteAccountChanges, noteAccountRemoval } from './hooks/note-account-changes.ts'
import { keepPasswordRules } from './hooks/password-rules.ts'
import { proveBeforeChange } from './hooks/require-proof.ts'
import { holdWhileRefreshing, holdWhileSigningOut } from './hooks/session-locks.ts'
import { setAdminLanguage } from './hooks/set-admin-language.ts'
import { staffFields } from './staff-fields.ts'

export const staff = (secureCookies: boolean): CollectionConfig => ({
  slug: 'staff',
  labels: { singular: label('Сотрудник', 'Қызметкер'), plural: label('Сотрудники', 'Қызметкерлер') },
  admin: {
    group: label('Служебное', 'Қызметтік'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role', 'language'],
    components: { beforeListTable: ['/modules/staff/admin/invite/invite-link.tsx#InviteLink'] },
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
    beforeOperation: [proveBeforeDelete, lockBeforeChange, holdWhileRefreshing],
    beforeValidate: [keepPasswordRules, proveBeforeChange],
    afterChange: [noteAccountChanges],
    afterDelete: [noteAccountRemoval],
    afterLogin: [setAdminLanguage, markOpenedSession],
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
