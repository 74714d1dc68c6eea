import type { CollectionBeforeOperationHook, Where } from 'payload'
import { isWriter } from '../../../access/roles.ts'
import { exchangeTitleSearch } from '../operations/exchange-title-search.ts'
import { findTitles } from '../operations/find-titles.ts'

/** Lists and pickers of the admin look for titles by `like`: what differs in Kazakh letters alone is found as well. */
export const foldTitleSearch: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const given = 'where' in args ? args.where : undefined
  if (operation !== 'read' || !isWriter(req) || !given) return args
  const titleField = collection.admin?.useAsTitle ?? 'id'
  const where = await exchangeTitleSearch(given as Where, titleField, async (text, same) => {
    const ids = await findTitles(req, collection.slug, text)
    return ids.length > 0 ? { or: [same, { id: { in: ids } }] } : same
  })
  return { ...args, where }
}
