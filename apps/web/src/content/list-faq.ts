import 'server-only'
import type { Locale } from '@estu/domain/locale'
import { listTag } from '@estu/domain/outbox-tags'
import { cacheLife, cacheTag } from 'next/cache'
import { asVisitor } from './as-visitor'
import { richText, words } from './map-shared'
import { cms } from './payload'
import type { FaqEntry } from './types'

/** Every published question with its answer, in the editors' order. */
export async function listFaq(locale: Locale): Promise<FaqEntry[]> {
  'use cache'
  cacheLife('max')
  cacheTag(listTag('faq'))
  const payload = await cms()
  const found = await payload.find({
    collection: 'faq',
    sort: ['position', 'createdAt'],
    limit: 0,
    depth: 1,
    ...asVisitor(locale),
  })
  return found.docs.flatMap((stored) => {
    const answer = richText(stored.answer)
    const question = words(stored.title)
    return answer && question ? [{ id: stored.id, group: stored.group, question, answer }] : []
  })
}
