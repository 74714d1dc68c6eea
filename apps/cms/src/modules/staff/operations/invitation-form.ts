import { newPassword } from '@estu/domain/forms/account-forms'
import { email, neededText } from '@estu/domain/forms/form-fields'
import { staffRoles } from '@estu/domain/vocabulary/staff-roles'
import { z } from 'zod'

const language = z.enum(['ru', 'kk'])

/** More than a clinic has. */
const mostBranches = 200

export const invitationForm = z.object({
  email: neededText(254).pipe(email),
  name: neededText(200),
  role: z.enum(staffRoles),
  /** The one that a translator writes. */
  language: language.catch('kk'),
  interfaceLanguage: language.catch('ru'),
  branch: z.uuid().nullable().catch(null),
  branches: z.array(z.uuid()).max(mostBranches).default([]),
  specialist: z.uuid().nullable().catch(null),
})
export type Invitation = z.output<typeof invitationForm>

export const acceptForm = z.object({
  token: neededText(128),
  password: newPassword,
  interfaceLanguage: language.catch('ru'),
})
