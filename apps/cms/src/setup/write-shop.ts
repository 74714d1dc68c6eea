import { toSlug } from '@estu/domain/routing/slug'
import { sql } from '@payloadcms/db-postgres'
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { databaseOf } from '../database/of-request.ts'
import { createFirstEditor, type FirstEditor } from '../modules/staff/index.ts'
import { synonyms } from '../seed/content/search/synonyms.ts'
import { createDocument, createGlobal } from '../seed/create-document.ts'
import { createLegal, createNavigation } from '../seed/documents/globals.ts'
import { createPage } from '../seed/documents/pages.ts'
import { createSynonym } from '../seed/documents/synonyms.ts'
import { followSeeded } from '../seed/follow-seeded.ts'
import { openSeedContext, type SeedContext } from '../seed/seed-context.ts'
import { homeFields } from './content/home.ts'
import { legalOf } from './content/legal.ts'
import { navigation } from './content/navigation.ts'
import { pagesOf } from './content/pages/index.ts'
import type { Owner, OwnerBranch } from './owner/owner.ts'
import { writeBrand } from './write-brand.ts'

/**
 * Writes a whole shop in one transaction: cut off in the middle, it leaves nothing. Nothing of it is noted as demo
 * content. @returns the first administrator with a one-time password
 */
export async function writeShop(payload: Payload, owner: Owner): Promise<FirstEditor> {
  const context = await openSeedContext(payload)
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  context.batch = { req, documents: [], entries: [] }
  try {
    await writeContent(context, owner)
    await followSeeded(context.batch)
    const { administrator, language } = owner
    const made = await createFirstEditor(payload, { ...administrator, interfaceLanguage: language }, req)
    await markOwn(req, owner)
    await commitTransaction(req)
    return made
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

async function writeContent(context: SeedContext, owner: Owner): Promise<void> {
  for (const [index, branch] of owner.branches.entries()) await createBranch(context, owner, branch, index)
  for (const page of pagesOf(owner)) await createPage(context, page, { isDraft: true })
  for (const group of synonyms) await createSynonym(context, group)
  await writeBrand(context, owner)
  await createNavigation(context, navigation)
  await createGlobal(context, 'home', homeFields(owner))
  await createLegal(context, legalOf(owner))
}

async function createBranch(context: SeedContext, owner: Owner, branch: OwnerBranch, index: number): Promise<void> {
  await createDocument(context, {
    collection: 'branches',
    // Two branches may be called alike; their addresses on the site may not.
    slug: `${toSlug(branch.name.ru) || 'filial'}${index === 0 ? '' : `-${index + 1}`}`,
    fields: (locale) => ({
      title: branch.name[locale],
      city: owner.city[locale],
      address: branch.address[locale],
      phone: owner.phone,
      whatsapp: owner.whatsapp,
      hours: branch.hours,
      meta: {
        title: `${branch.name[locale]} · ${owner.name[locale]}`,
        description: `${owner.city[locale]}, ${branch.address[locale]}`,
      },
    }),
  })
}

/** The one row says that no demo content belongs here. @throws where another shop was written meanwhile */
async function markOwn(req: PayloadRequest, { domain, delivery }: Owner): Promise<void> {
  const db = await databaseOf(req)
  await db.execute(sql`
    insert into shop_setup (name, domain, delivers) values ('own', ${domain ?? null}, ${delivery})
  `)
}
