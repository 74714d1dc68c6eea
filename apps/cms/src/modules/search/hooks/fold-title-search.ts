import type { CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload'
import { isWriter } from '../../../access/roles.ts'
import { findTitles } from '../operations/find-titles.ts'

type Subject = { req: PayloadRequest; collection: string; titleField: string }

/** Lists and pickers of the admin look for titles by `like`: what differs in Kazakh letters alone is found as well. */
export const foldTitleSearch: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const given = 'where' in args ? args.where : undefined
  if (operation !== 'read' || !isWriter(req) || !given) return args
  const titleField = collection.admin?.useAsTitle ?? 'id'
  const where = await widened(given as Where, { req, collection: collection.slug, titleField })
  return { ...args, where }
}

async function widened(where: Where, subject: Subject): Promise<Where> {
  const entries = await Promise.all(
    Object.entries(where).map(async ([name, condition]) => {
      if (!Array.isArray(condition)) return [name, condition] as const
      return [name, await Promise.all(condition.map((one) => widened(one, subject)))] as const
    }),
  )
  const same = Object.fromEntries(entries) as Where
  const text = textSought(where, subject.titleField)
  if (text === null) return same
  const ids = await findTitles(subject.req, subject.collection, text)
  return ids.length > 0 ? { or: [same, { id: { in: ids } }] } : same
}

/** What a condition on the title alone looks for. */
function textSought(where: Where, titleField: string): string | null {
  const condition = where[titleField]
  if (Object.keys(where).length !== 1 || !condition || Array.isArray(condition)) return null
  return 'like' in condition && typeof condition.like === 'string' ? condition.like : null
}
