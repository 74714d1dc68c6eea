import type { CollectionSlug, GlobalSlug, Payload, SanitizedCollectionConfig } from 'payload'
import { inTransaction } from '../../../database/in-transaction.ts'
import { keysetPages, walkIds } from '../../../database/keyset-pages.ts'
import { lockDocument } from '../../../database/lock-row.ts'
import { readGlobalStates, readTwoStates } from '../../translation/index.ts'
import { recordLinks } from './record-links.ts'
import { redirectLinks } from './redirect-links.ts'
import { sourceOf, writeLinks } from './write-links.ts'

/** Documents of one transaction. */
const pageSize = 100

/**
 * Takes the links of what is public into the report, some documents at a time, each time for good. A
 * document that is saved meanwhile waits for its block, or the block for it. @returns how many documents were looked at.
 */
export async function fillLinks(payload: Payload): Promise<number> {
  let seen = 0
  for (const { slug } of payload.config.collections.filter(isFollowed)) {
    const { config } = payload.collections[slug as CollectionSlug]
    for await (const page of walkIds(payload, slug, pageSize)) {
      await inTransaction(payload, 'ru', async (req) => {
        const states = []
        for (const { id } of page) await lockDocument(req, slug, id)
        for (const { id } of page) states.push(await readTwoStates(req, config, id))
        await writeLinks(
          req,
          states.map((state) => sourceOf(req, state)),
        )
      })
      seen += page.length
    }
  }
  await inTransaction(payload, 'ru', async (req) => {
    for (const { slug } of payload.config.globals)
      await recordLinks(req, [await readGlobalStates(req, slug as GlobalSlug)])
  })
  return seen + (await fillRedirects(payload))
}

/** Content that visitors read. Files have no links but those to themselves. */
const isFollowed = ({ fields, slug, upload }: SanitizedCollectionConfig) =>
  !slug.startsWith('payload-') &&
  !upload &&
  fields.some((field) => 'name' in field && field.name === 'originalLanguage')

async function fillRedirects(payload: Payload): Promise<number> {
  let seen = 0
  const query = { collection: 'redirects', depth: 0, overrideAccess: true } as const
  for await (const page of keysetPages(payload, query, pageSize)) {
    await inTransaction(payload, 'ru', (req) =>
      writeLinks(
        req,
        page.map((doc) => ({ collection: 'redirects', id: String(doc.id), links: redirectLinks(doc) })),
      ),
    )
    seen += page.length
  }
  return seen
}
