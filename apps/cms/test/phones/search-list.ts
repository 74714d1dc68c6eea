import type { Payload } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import type { Person } from '../support/rest-of-staff.ts'

/** Asks as the admin's list does for what stands in its search field. @returns ids, sorted */
export async function searchList(payload: Payload, asker: Person, table: string, typed: string): Promise<string[]> {
  const { config } = payload.collections[table as 'orders']
  const { docs } = await payload.find({
    collection: table as 'orders',
    where: mergeListSearchAndWhere({ collectionConfig: config, search: typed }),
    depth: 0,
    overrideAccess: false,
    user: { ...(await payload.findByID({ collection: 'staff', id: asker.id, overrideAccess: true })) },
  })
  return docs.map(({ id }) => id).toSorted()
}
