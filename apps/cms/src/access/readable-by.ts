import type { CollectionSlug, PayloadRequest } from 'payload'

type Place = { collection: string; id: string }

/** Whether somebody may read a document, by the rule of its own collection; what lies in the trash nobody does. */
export async function isReadableBy(
  req: PayloadRequest,
  user: PayloadRequest['user'],
  { collection, id }: Place,
): Promise<boolean> {
  const asking: PayloadRequest = { ...req, user }
  if (collection === 'globals') {
    const global = req.payload.config.globals.find(({ slug }) => slug === id)
    return Boolean(await global?.access.read?.({ req: asking }))
  }
  const slug = collection as CollectionSlug
  const answer = await req.payload.collections[slug].config.access.read({ req: asking, id })
  if (!answer) return false
  const own = { id: { equals: id } }
  const where = answer === true ? own : { and: [own, answer] }
  const { totalDocs } = await req.payload.count({ collection: slug, where, overrideAccess: true, req: { ...req } })
  return totalDocs > 0
}
