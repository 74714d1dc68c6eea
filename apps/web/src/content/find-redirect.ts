import 'server-only'
import type { Locale } from '@estu/domain/locale'
import { documentTag, listTag } from '@estu/domain/outbox-tags'
import { cacheLife, cacheTag } from 'next/cache'
import { asVisitor } from './as-visitor'
import { linkPath } from './link-path'
import { cms } from './payload'

/**
 * Where an old address leads now, as in Russian; null when it leads nowhere, or to a document that is not published
 * in this language.
 */
export async function findRedirect(locale: Locale, path: string): Promise<string | null> {
  'use cache'
  cacheLife('max')
  cacheTag(listTag('redirects'))
  const payload = await cms()
  const found = await payload.find({
    collection: 'redirects',
    where: { from: { equals: path } },
    limit: 1,
    depth: 1,
    ...asVisitor(locale),
  })
  const redirect = found.docs[0]
  if (!redirect) return null
  if (!redirect.document) return redirect.to ?? null
  const { relationTo, value } = redirect.document
  cacheTag(documentTag(relationTo, typeof value === 'string' ? value : value.id))
  return linkPath(redirect.document)
}
