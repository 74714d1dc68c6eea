import type { CollectionSlug, GlobalSlug, Payload, SanitizedCollectionConfig } from 'payload'
import { inTransaction } from '../../../database/in-transaction.ts'
import { walkIds } from '../../../database/keyset-pages.ts'
import { readGlobalStates, readTwoStates } from '../operations/read-two-states.ts'
import { rememberPublished } from './remember.ts'

/** Documents of one transaction. */
const pageSize = 100

/**
 * Takes what is public in both languages into the translation memory, some documents at a time, each time for good.
 * @returns how many documents were looked at.
 */
export async function fillMemory(payload: Payload): Promise<number> {
  let seen = 0
  for (const { slug } of payload.config.collections.filter(isTranslated)) {
    for await (const page of walkIds(payload, slug, pageSize)) {
      await inTransaction(payload, 'ru', async (req) => {
        const { config } = payload.collections[slug as CollectionSlug]
        for (const { id } of page) await rememberPublished(req, await readTwoStates(req, config, id))
      })
      seen += page.length
    }
  }
  await inTransaction(payload, 'ru', async (req) => {
    for (const { slug } of payload.config.globals)
      await rememberPublished(req, await readGlobalStates(req, slug as GlobalSlug))
  })
  return seen
}

/** Content that visitors read, in both languages. */
const isTranslated = ({ fields, slug }: SanitizedCollectionConfig) =>
  !slug.startsWith('payload-') && fields.some((field) => 'name' in field && field.name === 'originalLanguage')
