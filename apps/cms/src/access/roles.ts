import type { Locale } from '@estu/domain/locale/locales'
import { type StaffRole, staffRoles } from '@estu/domain/vocabulary/staff-roles'
import type { Access, FieldAccess, PayloadRequest } from 'payload'
import { isStaff } from './staff.ts'

/** The role of the member of the staff who asks; null for everybody else. */
export function roleOf(req: PayloadRequest): StaffRole | null {
  const { user } = req
  if (user?.collection !== 'staff' || !isStaff(req)) return null
  return staffRoles.find((role) => role === user.role) ?? null
}

/** The one language a translator writes in; null for everybody else. */
export function translatorLanguage(req: PayloadRequest): Locale | null {
  if (roleOf(req) !== 'translator') return null
  return req.user && 'language' in req.user && req.user.language === 'ru' ? 'ru' : 'kk'
}

const oneOf = (req: PayloadRequest, allowed: readonly StaffRole[]) => {
  const role = roleOf(req)
  return role !== null && allowed.includes(role)
}

export const isEditor = (req: PayloadRequest) => oneOf(req, ['admin', 'editor'])

/** Those who see what is not yet public: everybody who works on the site's texts. */
export const isWriter = (req: PayloadRequest) => oneOf(req, ['admin', 'editor', 'translator'])

export const editors: Access = ({ req }) => isEditor(req)
export const writers: Access = ({ req }) => isWriter(req)
export const editorsOnField: FieldAccess = ({ req }) => isEditor(req)

/**
 * Editors change everything; a translator changes drafts in one language only. What a translator's request may
 * change within the document is decided by `keepToTexts`.
 */
export const editorsAndTranslators: Access = ({ req }) => {
  if (isEditor(req)) return true
  const language = translatorLanguage(req)
  return language !== null && req.locale === language
}
