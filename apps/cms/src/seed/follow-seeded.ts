import { globalTag } from '@estu/domain/catalogue/cache-tags'
import { locales } from '@estu/domain/locale/locales'
import type {
  CollectionAfterChangeHook,
  CollectionSlug,
  GlobalAfterChangeHook,
  JsonObject,
  PayloadRequest,
} from 'payload'
import { keepReadModel } from '../modules/catalogue/hooks/keep-read-model.ts'
import { updateReadModel } from '../modules/catalogue/operations/update-read-model.ts'
import { missingTexts } from '../modules/document-texts/missing-texts.ts'
import { recordLinks } from '../modules/links/operations/record-links.ts'
import { keepLock } from '../modules/publishing/hooks/keep-lock.ts'
import { trackDocument, trackGlobal } from '../modules/publishing/hooks/track-document.ts'
import { recordFirstAddresses } from '../modules/redirects/operations/record-address.ts'
import {
  recordNewDocuments,
  sourceLanguage,
  type TwoStates,
} from '../modules/translation/operations/translation-states.ts'
import { announceChange, announceGlobal, tagsOf } from '../outbox/announce.ts'
import { writeOutbox } from '../outbox/write-outbox.ts'
import { rowOf } from './create-document.ts'
import type { Batch, SeededDocument } from './seed-context.ts'

/** PostgreSQL notifies in 8,000 bytes at most; a tag has 140 at most. */
const tagsInRow = 50

/** Hooks whose work is done here for all documents of a batch at once, or that only concern somebody who edits. */
const doneTogether: unknown[] = [trackDocument, trackGlobal, announceChange, announceGlobal, keepLock, keepReadModel]

/** What follows from documents that were just created: the same rows as after a save of each. */
export async function followSeeded({ req, documents }: Batch): Promise<void> {
  if (documents.length === 0) return
  for (const document of documents) await storeVersion(req, document)
  const followed = documents.filter((document) => has(document, trackDocument) || has(document, trackGlobal))
  const states = followed.map(statesOf)
  for (const state of states) requireWhole(state)
  await recordNewDocuments(req, states)
  await recordFirstAddresses(
    req,
    states.filter(({ collection }) => collection !== 'globals'),
  )
  await recordLinks(req, states)
  for (const document of documents) await runOtherHooks(req, document)
  for (const [collection, ids] of idsByCollection(documents)) await updateReadModel(req, collection, ids)
  const tags = [...new Set(documents.flatMap(announcedTags))]
  for (let from = 0; from < tags.length; from += tagsInRow) await writeOutbox(req, tags.slice(from, from + tagsInRow))
}

function idsByCollection(documents: readonly SeededDocument[]): Map<CollectionSlug, string[]> {
  const ids = new Map<CollectionSlug, string[]>()
  for (const document of documents) {
    if (!has(document, keepReadModel) || !document.kind.collection) continue
    const slug = document.kind.collection.slug as CollectionSlug
    ids.set(slug, [...(ids.get(slug) ?? []), document.id])
  }
  return ids
}

const hooksOf = ({ kind }: SeededDocument): unknown[] =>
  kind.collection?.hooks.afterChange ?? kind.global?.hooks.afterChange ?? []

const has = (document: SeededDocument, hook: unknown) => hooksOf(document).includes(hook)

/** One version of each document, in all its languages. */
async function storeVersion(req: PayloadRequest, { kind, id, stored, storedAt }: SeededDocument): Promise<void> {
  const { db } = req.payload
  const shared = {
    autosave: false,
    createdAt: storedAt,
    updatedAt: storedAt,
    req,
    returning: false,
    versionData: rowOf(stored, storedAt),
  } as const
  if (kind.collection?.versions) {
    await db.createVersion({ ...shared, collectionSlug: kind.collection.slug, parent: id })
  }
  if (kind.global?.versions) await db.createGlobalVersion({ ...shared, globalSlug: kind.global.slug })
}

function statesOf({ kind, id, stored, isDraft }: SeededDocument): TwoStates {
  const shared = { id, newest: stored, live: isDraft ? null : stored }
  if (kind.global) {
    return { ...shared, collection: 'globals', fields: kind.global.fields, titleField: '', withoutDrafts: true }
  }
  const { slug, fields, admin, versions } = kind.collection
  const titleField = admin.useAsTitle ?? 'title'
  return { ...shared, collection: slug, fields, titleField, withoutDrafts: !versions?.drafts }
}

/** A language goes public whole or not at all, demo content as any other. */
function requireWhole({ collection, fields, live, newest, withoutDrafts }: TwoStates): void {
  if (withoutDrafts || !live) return
  for (const locale of locales) {
    const missing = missingTexts(fields, live, locale, sourceLanguage(newest)).map(({ path }) => path)
    if (missing.length === 0) continue
    throw new Error(`The demo content «${collection}:${live.slug ?? live.id}» lacks ${missing.join(', ')} (${locale}).`)
  }
}

/** Hooks that are not ours to know, as after one save in each language. */
async function runOtherHooks(req: PayloadRequest, document: SeededDocument): Promise<void> {
  const others = hooksOf(document).filter((hook) => !doneTogether.includes(hook))
  if (others.length === 0) return
  const { kind, id, context, saved, storedAt } = document
  let previousDoc: JsonObject = {}
  for (const [locale, data] of saved) {
    const doc = { ...data, id, createdAt: storedAt, updatedAt: storedAt }
    const shared = { context, data, doc, previousDoc, overrideAccess: true, req: { ...req, context, locale } }
    for (const hook of others) {
      if (kind.global) await (hook as GlobalAfterChangeHook)({ ...shared, global: kind.global })
      else
        await (hook as CollectionAfterChangeHook)({
          ...shared,
          collection: kind.collection,
          operation: previousDoc.id ? 'update' : 'create',
        })
    }
    previousDoc = doc
  }
}

function announcedTags(document: SeededDocument): string[] {
  const { kind, id, stored } = document
  if (has(document, announceGlobal) && kind.global) return [globalTag(kind.global.slug)]
  if (!has(document, announceChange) || !kind.collection) return []
  return tagsOf(kind.collection.slug, { id, slug: stored.slug })
}
