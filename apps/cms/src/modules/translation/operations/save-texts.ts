import type { Locale } from '@estu/domain/locale/locales'
import {
  type CollectionSlug,
  commitTransaction,
  type GlobalSlug,
  initTransaction,
  killTransaction,
  type PayloadRequest,
} from 'payload'
import { translatorLanguage } from '../../../access/roles.ts'
import { lockDocument } from '../../../database/lock-row.ts'
import { nestedRequest } from '../../../database/nested-request.ts'
import type { Data } from '../../../fields/walk/document-data.ts'
import { fieldsOf } from '../../../fields/walk/fields-of.ts'
import { keepLocks } from '../../document-locks/index.ts'
import { labelOf, plainText, putText, type TextLeaf, textLeaves } from '../../document-texts/index.ts'
import { readLanguage } from './read-language.ts'
import { revisionOf } from './text-revision.ts'
import { readDocumentStatus } from './translation-status.ts'
import {
  dropWaitingTexts,
  isSameText,
  isToBeWritten,
  putWaitingText,
  readWaitingTexts,
  type WaitingText,
  withWaiting,
} from './waiting-texts.ts'

/** One text as it was typed. `base`: the revision it was typed over. */
export type TypedText = { path: string; value: unknown; base: string }

/** A text that somebody else has changed since it was shown; it is left as they wrote it. */
export type TextConflict = { path: string; label: string; value: unknown; text: string; revision: string }

export type SavedTexts = {
  /** Of each text that now reads as it was typed. */
  revisions: Record<string, string>
  conflicts: TextConflict[]
  /** Paths that are no text of this document, or whose value is none. */
  unknown: string[]
  updatedAt: string | null
  /** How the translation stands after it. */
  outdated: string[]
  missing: string[]
}

type Place = { collection: string; id: string; locale: Locale }

/**
 * Saves texts of one language as a draft, each by its path, merged into the document as it is at this moment: nothing
 * else of it goes along, so what somebody else writes meanwhile in another field or language stays. Single documents
 * have no drafts: what an editor saves is public at once, what a translator saves waits for an editor.
 * @param seen marks of the source as the writer saw it: where it has changed since, the text stays to be looked at.
 * @returns null when there is no such document.
 */
export async function saveTexts(
  req: PayloadRequest,
  place: Place,
  texts: readonly TypedText[],
  seen: Readonly<Record<string, string>> = {},
): Promise<SavedTexts | null> {
  const isOwner = await initTransaction(req)
  try {
    const saved = await merge(req, place, texts, seen)
    if (isOwner) await commitTransaction(req)
    return saved
  } catch (error) {
    if (isOwner) await killTransaction(req)
    throw error
  }
}

async function merge(
  req: PayloadRequest,
  place: Place,
  texts: readonly TypedText[],
  seen: Readonly<Record<string, string>>,
): Promise<SavedTexts | null> {
  const { collection, id, locale } = place
  await lockDocument(req, collection, id)
  const fields = fieldsOf(req.payload, collection, id)
  const target = await readLanguage(req, collection, id, locale)
  const source = await readLanguage(req, collection, id, locale === 'ru' ? 'kk' : 'ru')
  if (!target || !source) return null
  const stored = byPath(textLeaves(fields, target))
  const leaves = new Map([...byPath(textLeaves(fields, source)), ...stored])
  const isWaiting = collection === 'globals' && translatorLanguage(req) !== null
  const waiting = collection === 'globals' ? await readWaitingTexts(req, place) : new Map<string, WaitingText>()
  const present = isWaiting ? byPath(withWaiting([...stored.values()], waiting)) : stored
  const { done, typed, conflicts, unknown } = sortTexts(req, texts, leaves, present)
  if (isWaiting) await keepWaiting(req, place, typed, stored)
  else if (typed.length > 0) {
    const data: Data = {}
    for (const { path, value } of typed) putText(data, target, source, path.split('.'), value)
    await write(req, place, data, seen)
  }
  if (!isWaiting && waiting.size > 0) await dropWaitingTexts(req, place, decided(texts, done, waiting))
  const doc = (await readLanguage(req, collection, id, locale)) ?? target
  const kept = isWaiting ? await readWaitingTexts(req, place) : new Map<string, WaitingText>()
  const after = byPath(withWaiting(textLeaves(fields, doc), kept))
  const isLeft = (path: string) => isToBeWritten(kept.get(path))
  const state = (await readDocumentStatus(req, collection, id)).find((row) => row.locale === locale)
  return {
    revisions: Object.fromEntries(done.map((path) => [path, revisionOf(after.get(path)?.value)])),
    conflicts,
    unknown,
    updatedAt: typeof doc.updatedAt === 'string' ? doc.updatedAt : null,
    outdated: (state?.outdated ?? []).filter(isLeft),
    missing: (state?.missing ?? []).filter(isLeft),
  }
}

/** What was sent back is its translator's to write anew, whatever an editor saves there, until the site says the same. */
const decided = (texts: readonly TypedText[], done: readonly string[], waiting: ReadonlyMap<string, WaitingText>) =>
  done.filter((path) => {
    const found = waiting.get(path)
    if (!found?.declined) return true
    return texts.some((text) => text.path === path && isSameText(text.value, found.value))
  })

type Leaves = ReadonlyMap<string, TextLeaf>

/** Which texts are to be written, which read so already, and which somebody else has changed. `done` holds the first two. */
function sortTexts(req: PayloadRequest, texts: readonly TypedText[], leaves: Leaves, present: Leaves) {
  const sorted = {
    done: [] as string[],
    typed: [] as TypedText[],
    conflicts: [] as TextConflict[],
    unknown: [] as string[],
  }
  for (const text of texts) {
    const { path, value, base } = text
    const leaf = leaves.get(path)
    const now = present.get(path)?.value
    const revision = revisionOf(now)
    if (!leaf || !fits(leaf, value)) sorted.unknown.push(path)
    else if (isSameText(now, value)) sorted.done.push(path)
    else if (revision !== base)
      sorted.conflicts.push({ path, label: labelOf(leaf, req), value: now ?? null, text: plainText(now), revision })
    else {
      sorted.typed.push(text)
      sorted.done.push(path)
    }
  }
  return sorted
}

const byPath = (leaves: readonly TextLeaf[]) => new Map(leaves.map((leaf) => [leaf.path, leaf]))

/** What says the same as the site waits no longer. */
async function keepWaiting(
  req: PayloadRequest,
  place: Place,
  texts: readonly TypedText[],
  stored: ReadonlyMap<string, TextLeaf>,
): Promise<void> {
  const isOnSite = ({ path, value }: TypedText) => isSameText(stored.get(path)?.value, value)
  await dropWaitingTexts(
    req,
    place,
    texts.filter(isOnSite).map(({ path }) => path),
  )
  for (const text of texts) if (!isOnSite(text)) await putWaitingText(req, place, text.path, text.value)
}

/** Words into a field of words, running text into one of running text. */
function fits({ kind }: TextLeaf, value: unknown): boolean {
  if (value === null) return true
  if (kind === 'text') return typeof value === 'string'
  const root = typeof value === 'object' ? (value as { root?: unknown }).root : null
  return typeof root === 'object' && root !== null && Array.isArray((root as { children?: unknown }).children)
}

/** With the rights of who asks: a translator's save is a draft of one language whatever is sent. */
async function write(
  req: PayloadRequest,
  { collection, id, locale }: Place,
  data: Data,
  seenSources: Readonly<Record<string, string>>,
): Promise<void> {
  const context = { ...req.context, seenSources }
  const shared = { locale, depth: 0, user: req.user, fallbackLocale: false, context, req: nestedRequest(req) } as const
  if (collection === 'globals') {
    await req.payload.updateGlobal({ ...shared, slug: id as GlobalSlug, data, overrideAccess: false })
    return
  }
  const slug = collection as CollectionSlug
  const hasDrafts = Boolean(req.payload.collections[slug].config.versions?.drafts)
  await keepLocks(req, collection, id, () =>
    req.payload.update({
      ...shared,
      collection: slug,
      id,
      draft: hasDrafts,
      autosave: hasDrafts,
      data: hasDrafts ? { ...data, _status: 'draft' } : data,
      overrideAccess: false,
    }),
  )
}
