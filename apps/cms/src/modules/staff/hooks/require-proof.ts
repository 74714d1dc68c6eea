import type { CollectionBeforeValidateHook } from 'payload'
import { requireFreshProof } from '../../../access/fresh-proof.ts'
import { idOf } from '../../../fields/id-of.ts'

/** What opens doors: who may do what, and where a link for a new password is sent. */
const guarded = ['role', 'language', 'email'] as const

/**
 * Accounts are made, given rights and taken away by somebody who has just shown who they are. One's own name and the
 * language of the admin are changed without.
 */
export const proveBeforeChange: CollectionBeforeValidateHook = async ({ data, operation, originalDoc, req }) => {
  if (operation === 'create') await requireFreshProof(req)
  if (operation !== 'update' || !data) return data
  const isOthers = req.user?.id !== originalDoc?.id
  const isMoved = 'branch' in data && idOf(data.branch) !== idOf(originalDoc?.branch)
  const isGuarded = guarded.some((field) => field in data && data[field] !== originalDoc?.[field])
  if (isGuarded || isMoved || (isOthers && data.password)) await requireFreshProof(req)
  return data
}
