import type { CollectionBeforeOperationHook } from 'payload'
import { visitsWithinReach } from '../../../access/clinic.ts'
import { roleOf } from '../../../access/roles.ts'
import { fieldRefusal } from '../../../fields/field-refusal.ts'
import { type Data, dataOf } from '../../../fields/walk/document-data.ts'
import { translate } from '../../../i18n/translate.ts'
import { foreignChanges, labelOf } from '../../document-texts/index.ts'
import { writtenBySpecialists } from '../desk-fields.ts'

/**
 * What a specialist may not change of a visit is refused by name, and nothing is saved. What is stored is read from the
 * database itself: nobody is shown anything, so it is no line of the audit.
 */
export const refuseDeskChanges: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (roleOf(req) !== 'specialist' || (operation !== 'update' && operation !== 'updateByID')) return args
  const { id, data } = args as { id?: unknown; data?: Data }
  if (!data || typeof id !== 'string') return args
  const reach = await visitsWithinReach({ req })
  // Of a visit that is not theirs the rules of access say no: a refusal of a field would tell what is stored there.
  if (typeof reach === 'boolean') return args
  const where = { and: [{ id: { equals: id } }, reach] }
  const stored = await req.payload.db.findOne({ collection: 'appointments', where, req })
  if (!stored) return args
  const given = Object.fromEntries(Object.entries(data).filter(([name]) => !writtenBySpecialists.includes(name)))
  const refused = foreignChanges(collection.fields, dataOf(stored), given).map(({ path, labels }) => ({
    path,
    label: labelOf({ path, labels }, req),
    message: translate(
      req,
      'Это меняет ресепшен. Специалист отмечает, как прошёл приём, и пишет заметку.',
      'Мұны ресепшен өзгертеді. Маман қабылдаудың қалай өткенін белгілеп, ескертпе жазады.',
    ),
  }))
  if (refused.length > 0) throw fieldRefusal(req, collection.fields, refused)
  return args
}
