import { createGlobal } from '../seed/create-document.ts'
import type { SeedContext } from '../seed/seed-context.ts'
import { organisationFields } from './content/organisation.ts'
import type { Owner } from './owner/owner.ts'

/**
 * Writes what the shop is called and looks like. The organisation has one name, which is the one of the language that the
 * owner answered in.
 */
export async function writeBrand(context: SeedContext, owner: Owner): Promise<void> {
  const fields = organisationFields(owner)
  await createGlobal(context, 'organisation', (locale) => ({ ...fields(locale), name: owner.name[owner.language] }))
}
