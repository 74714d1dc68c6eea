import 'server-only'
import type { Review as Stored } from '@estu/cms/types'
import type { Locale } from '@estu/domain/locale'
import { listTag } from '@estu/domain/outbox-tags'
import { cacheLife, cacheTag } from 'next/cache'
import { asVisitor } from './as-visitor'
import { linkPath } from './link-path'
import { words } from './map-shared'
import { cms } from './payload'
import type { Review } from './types'

/** Moderated reviews, newest first: of one product, or all of them. */
export async function listReviews(locale: Locale, productId?: string): Promise<Review[]> {
  'use cache'
  cacheLife('max')
  cacheTag(listTag('reviews'), listTag('devices'), listTag('accessories'), listTag('consumables'), listTag('implants'))
  const payload = await cms()
  const found = await payload.find({
    collection: 'reviews',
    where: productId ? { 'product.value': { equals: productId } } : {},
    sort: ['-writtenOn', 'id'],
    limit: 0,
    depth: 1,
    ...asVisitor(locale),
  })
  return found.docs.filter(({ title, text }) => title && text).map((stored) => mapReview(stored, locale))
}

function mapReview(stored: Stored, locale: Locale): Review {
  const { value } = stored.product
  const title = typeof value === 'string' ? '' : words(value.title)
  const path = linkPath(stored.product)
  return {
    id: stored.id,
    product: path && title ? { path, title } : null,
    author: words(stored.author),
    rating: stored.rating,
    writtenOn: stored.writtenOn,
    title: words(stored.title),
    text: words(stored.text),
    pros: words(stored.pros),
    cons: words(stored.cons),
    answer: words(stored.answer),
    isDemo: stored.isDemo ?? false,
    translated: stored.writtenIn !== locale,
  }
}
