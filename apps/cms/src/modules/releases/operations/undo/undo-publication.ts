import { locales } from '@estu/domain/locale/locales'
import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'
import { lockDocument } from '../../../../database/lock-row.ts'
import { isSlugTaken } from '../../../../fields/free-slug.ts'
import { isAboutShown } from '../about-shown.ts'
import { changedAt, type LiveState, readLive, removeGlobal, writeLive } from '../live-state.ts'
import { markUndone, type Publication } from '../publications.ts'
import { runHooks, seenDocument } from '../run-hooks.ts'
import { saveAsNewest } from '../save-as-newest.ts'

/**
 * Something newer was published, the document lies in the trash or is not there at all any more, another document stands
 * at its former address, or what it showed is gone.
 */
export type Obstacle = 'newer' | 'trashed' | 'gone' | 'address' | 'shown'

/** Why a publication cannot be undone as things stand; the document is kept to this request until its transaction ends. */
export async function findObstacle(req: PayloadRequest, publication: Publication): Promise<Obstacle | null> {
  const { place, before, liveAt } = publication
  await lockDocument(req, place.collection, place.id)
  const live = await readLive(req, place)
  if (!live) return 'gone'
  if (live.deletedAt) return 'trashed'
  if (changedAt(live) !== liveAt) return 'newer'
  const slug = before?.slug
  if (typeof slug !== 'string' || !slug) return null
  return (await isSlugTaken(slug, place.collection, place.id, req)) ? 'address' : null
}

/**
 * Makes public again what was public before a publication, or nothing where nothing was; what was written stays as the
 * draft. The caller has made sure that nothing newer is public.
 */
export async function undoPublication(req: PayloadRequest, publication: Publication): Promise<void> {
  try {
    await restore(req, publication)
  } catch (error) {
    throw isAboutShown(error) ? new UndoStopped(publication) : error
  }
}

/** Ends the transaction: what a document showed then lies in the trash by now, or was deleted. */
export class UndoStopped extends Error {
  readonly publication: Publication
  constructor(publication: Publication) {
    super('undo-stopped')
    this.publication = publication
  }
}

async function restore(req: PayloadRequest, publication: Publication): Promise<void> {
  const { place, before, locale } = publication
  const seen = await seenDocument(req, publication)
  if (place.collection === 'globals') await restoreGlobal(req, place.id, before)
  else {
    await writeLive(req, place, before ?? unpublished(await readLive(req, place)))
    await saveAsNewest(req, place.collection as CollectionSlug, place.id, locale)
  }
  await markUndone(req, publication.key)
  await runHooks(req, publication, seen)
}

async function restoreGlobal(req: PayloadRequest, slug: string, before: LiveState | null): Promise<void> {
  if (!before) return removeGlobal(req, slug)
  await writeLive(req, { collection: 'globals', id: slug }, before)
  const now = new Date().toISOString()
  const { id: _, globalType: __, ...versionData } = before
  await req.payload.db.createGlobalVersion({
    autosave: false,
    createdAt: now,
    globalSlug: slug as GlobalSlug,
    req,
    updatedAt: now,
    versionData: versionData as never,
  })
}

/** It was public from its first day on. */
const unpublished = (live: LiveState | null): LiveState => ({
  ...live,
  _status: Object.fromEntries(locales.map((locale) => [locale, 'draft'])),
  updatedAt: new Date().toISOString(),
})
