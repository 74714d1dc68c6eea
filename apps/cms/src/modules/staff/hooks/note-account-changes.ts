import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { noteStaffEvent, type StaffEvent } from '../staff-events.ts'
import { takeNewPassword } from './password-rules.ts'

/** Writes down what changed of an account: that it was made, its role, its address, its password. */
export const noteAccountChanges: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req, context }) => {
  const isNew = operation === 'create'
  const changed = (name: 'role' | 'email') => !isNew && doc[name] !== previousDoc?.[name]
  const events: Partial<Record<StaffEvent, boolean>> = {
    'account-made': isNew,
    'role-changed': changed('role'),
    'email-changed': changed('email'),
    'password-changed': takeNewPassword(context) && !isNew,
  }
  for (const [event, happened] of Object.entries(events))
    if (happened) await noteStaffEvent(req, event as StaffEvent, String(doc.id))
}

export const noteAccountRemoval: CollectionAfterDeleteHook = ({ id, req }) =>
  noteStaffEvent(req, 'account-removed', String(id))
