import { createGlobal } from '../seed/create-document.ts'
import type { SeedContext } from '../seed/seed-context.ts'
import { organisationFields } from './content/organisation.ts'
import type { Owner } from './owner/owner.ts'

/**
 * Writes what the shop is called and looks like. The organisation has one name, the legal one; until the owner writes it,
 * it is that of the language that they answered in.
 */
export async function writeBrand(context: SeedContext, owner: Owner): Promise<void> {
  const fields = organisationFields(owner)
  const { name, shortName, colours, typeface } = owner
  await createGlobal(context, 'brand', (locale) => ({
    name: name[locale],
    shortName: shortName?.[locale],
    colours,
    typeface,
  }))
  await createGlobal(context, 'organisation', (locale) => ({ ...fields(locale), name: owner.name[owner.language] }))
}
