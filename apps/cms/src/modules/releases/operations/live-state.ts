import type { Locale } from '@estu/domain/locale/locales'
import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'

/** A document of a collection, or `globals` and the name of a single one. */
export type DocumentPlace = { collection: string; id: string }

/** What visitors are shown of a document, as it is stored: in both languages, with the state of each. */
export type LiveState = Record<string, unknown>

/** @returns null where nothing is stored. */
export async function readLive(req: PayloadRequest, { collection, id }: DocumentPlace): Promise<LiveState | null> {
  const { db } = req.payload
  const found =
    collection === 'globals'
      ? await db.findGlobal({ slug: id as GlobalSlug, req })
      : await db.findOne({ collection: collection as CollectionSlug, where: { id: { equals: id } }, req })
  return found && 'id' in found ? (found as LiveState) : null
}

/** Puts a former state back where visitors read, the time of its last change included. */
export async function writeLive(req: PayloadRequest, place: DocumentPlace, state: LiveState): Promise<void> {
  const { db } = req.payload
  const now = await readLive(req, place)
  const data = { ...emptied(now ?? {}), ...state }
  if (place.collection === 'globals') {
    await db.updateGlobal({ slug: place.id as GlobalSlug, data, req })
    return
  }
  await db.updateOne({ collection: place.collection as CollectionSlug, id: place.id, data, req })
}

/** A single document that was never saved before. */
export async function removeGlobal(req: PayloadRequest, slug: string): Promise<void> {
  const db = await databaseOf(req)
  await db.execute(sql`delete from ${sql.identifier(slug.replaceAll('-', '_'))}`)
}

/** Trap: what a stored state does not name is left as it is, so whatever has come since is named as nothing. */
const emptied = (state: LiveState): LiveState =>
  Object.fromEntries(Object.entries(state).map(([name, value]) => [name, Array.isArray(value) ? [] : null]))

/** Whether visitors are shown a document in a language, or in any. */
export function isPublicIn(state: LiveState | null, locale: Locale | 'all'): boolean {
  const status = (state?._status ?? {}) as Record<string, unknown>
  return locale === 'all' ? Object.values(status).includes('published') : status[locale] === 'published'
}

/** When a stored state was changed last, in milliseconds. */
export const changedAt = (state: LiveState | null): number => Date.parse(String(state?.updatedAt ?? '')) || 0
