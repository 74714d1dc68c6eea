import 'server-only'
import { listTag } from '@estu/domain/outbox-tags'
import { cacheLife, cacheTag } from 'next/cache'
import { asVisitor } from './as-visitor'
import { cms } from './payload'

/** Where an old address leads now, as in Russian; null when it leads nowhere. */
export async function findRedirect(path: string): Promise<string | null> {
  'use cache'
  cacheLife('max')
  cacheTag(listTag('redirects'))
  const payload = await cms()
  const found = await payload.find({
    collection: 'redirects',
    where: { from: { equals: path } },
    limit: 1,
    depth: 0,
    ...asVisitor('ru'),
  })
  return found.docs[0]?.to ?? null
}
