import 'server-only'
import { documentTag, slugTag } from '@estu/domain/catalogue/cache-tags'
import { promotionState } from '@estu/domain/catalogue/promotion-period'
import type { Locale } from '@estu/domain/locale/locales'
import { type DrawingName, isDrawing } from '@estu/domain/media/drawings'
import { documentPath } from '@estu/domain/routing/document-path'
import { cacheLife, cacheTag } from 'next/cache'
import { cms } from '../payload'
import { publicAccess } from '../public-access'
import { documentsAt } from './documents-at'

export type PageWords = {
  title: string
  summary: string
  /** The stored name of its own picture. */
  pictureFile: string | null
  /** What it is drawn by where it has none. */
  drawing: DrawingName | null
  /** Of what is sold at a price. */
  priceKzt: number | null
}

/** Title, opening words, picture and price of the document published at a path, as in Russian, in one language; null where none is. */
export async function getPageWords(locale: Locale, path: string): Promise<PageWords | null> {
  'use cache'
  cacheLife('max')
  const documents = documentsAt(path)
  if (!documents) return null
  cacheTag(...documents.collections.map((collection) => slugTag(collection, documents.slug)))
  const payload = await cms()
  for (const collection of documents.collections) {
    const found = await payload.find({
      collection,
      where: { slug: { equals: documents.slug } },
      limit: 1,
      depth: 1,
      ...publicAccess(locale),
    })
    const stored = found.docs[0]
    if (!stored) continue
    cacheTag(documentTag(collection, stored.id))
    if (documentPath(collection, { slug: documents.slug, kind: text(stored, 'kind') }) === path) return wordsOf(stored)
  }
  return null
}

function wordsOf(stored: object & { meta?: object }): PageWords | null {
  const title = text(stored, 'title')
  const own = ['summary', 'lead', 'tagline', 'education', 'address'].map((name) => text(stored, name)).find(Boolean)
  const summary = own ?? text(stored.meta, 'description')
  return title && hasBegun(stored)
    ? { title, summary, pictureFile: pictureOf(stored), drawing: drawingOf(stored), priceKzt: priceOf(stored) }
    : null
}

function pictureOf(stored: object): string | null {
  const images: unknown = Reflect.get(stored, 'images')
  const [first]: unknown[] = Array.isArray(images)
    ? images
    : [Reflect.get(stored, 'cover') ?? Reflect.get(stored, 'logo')]
  return typeof first === 'object' && first !== null ? text(first, 'filename') || null : null
}

function drawingOf(stored: object): DrawingName | null {
  const name = text(stored, 'drawing')
  return isDrawing(name) ? name : null
}

function priceOf(stored: object): number | null {
  const price: unknown = Reflect.get(stored, 'priceKzt')
  return typeof price === 'number' && price > 0 && text(stored, 'salesMode') !== 'consultation' ? price : null
}

/** A promotion has no page before it begins; the worker announces each beginning. */
function hasBegun(stored: object): boolean {
  const [startsAt, endsAt] = [text(stored, 'startsAt'), text(stored, 'endsAt')]
  if (!startsAt || !endsAt) return true
  return promotionState(new Date(startsAt), new Date(endsAt), new Date()) !== 'upcoming'
}

/** What collections have in common they have under the same names, but not all of them have all. */
function text(stored: object | undefined, name: string): string {
  const value: unknown = stored && Reflect.get(stored, name)
  return typeof value === 'string' ? value.trim() : ''
}
