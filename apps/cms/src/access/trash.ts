import type { Access } from 'payload'
import { isEditor } from './roles.ts'
import { isAdmin } from './staff.ts'

/**
 * Payload asks one rule for two things: with `deletedAt` in the data whether a document may go to the trash (editors),
 * without it whether it may be deleted for ever (admins, and from the trash alone). A list is asked about without an
 * id and understands no filter.
 */
export const editorsTrashAdminsDelete: Access = ({ req, id, data }) => {
  const toTrash = Boolean(data?.deletedAt)
  if (!(toTrash ? isEditor(req) : isAdmin(req))) return false
  return id === undefined ? true : { deletedAt: { exists: !toTrash } }
}
