import { isAddressedCollection } from '@estu/domain/catalogue/collections'
import type { Locale } from '@estu/domain/locale/locales'
import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload'
import { collectionLabel, documentLabel } from '../../../admin/document-labels.ts'
import { editPath } from '../../../admin/edit-path.ts'
import { wrong } from '../../../endpoints/responses.ts'
import { languageOf } from '../../../i18n/translate.ts'
import { previewAddress, previewUrl } from '../../publishing/index.ts'
import { describeRelease, withTitles } from '../operations/describe-release.ts'
import type { DocumentPlace } from '../operations/live-state.ts'
import { readRelease, type StoredRelease } from '../operations/read-release.ts'
import type { StopReason } from '../operations/stop-reasons.ts'
import { readReasons } from './read-reasons.ts'
import { onRelease } from './release-endpoints.ts'

export type DeskEntry = DocumentPlace & {
  locale: Locale
  title: string
  kind: string
  edit: string
  /** Of the newest text; null for what has no page of its own. */
  preview: string | null
}
export type DeskFinding = StopReason & { title: string }
export type DeskOfRelease = {
  /** All of it on the site as it will be; null for what is public or holds nothing. */
  preview: string | null
  state: 'open' | 'planned' | 'published' | 'stopped'
  plannedFor: string | null
  publishedAt: string | null
  undoneAt: string | null
  entries: DeskEntry[]
  findings: DeskFinding[]
  /** What kept it from going out at its time. */
  stoppedBy: DeskFinding[]
}

/** `GET /api/release-desk/:id`: what goes out by a release, where to look at it first, and what is in the way. */
export const releaseDesk: Endpoint = onRelease('', 'get', async (req, id) => {
  const release = await readRelease(req, id)
  if (!release) return wrong('no-such-release')
  const { entries, findings } = await describeRelease(req, release)
  const desk: DeskOfRelease = {
    preview: release.state === 'published' || entries.length === 0 ? null : previewOfAll(req, id),
    state: release.state,
    plannedFor: release.plannedFor ?? null,
    publishedAt: release.publishedAt ?? null,
    undoneAt: release.undoneAt ?? null,
    entries: await Promise.all(entries.map((entry) => deskEntry(req, release, entry))),
    findings,
    stoppedBy: await withTitles(req, readReasons(req, release.stoppedBy)),
  }
  return Response.json(desk, { headers: { 'cache-control': 'no-store' } })
})

const previewOfAll = (req: PayloadRequest, id: string): string =>
  previewAddress(req.payload, { collection: 'releases', id, locale: languageOf(req) })

/** The form of a single document, with the text that waits as long as it can be changed. */
const asidePath = ({ id, state }: StoredRelease, global: string, locale: Locale): string =>
  `${editPath('globals', global, locale)}${state === 'open' || state === 'stopped' ? `&aside=${id}` : ''}`

type Titled = DocumentPlace & { locale: Locale; title: string }

async function deskEntry(req: PayloadRequest, release: StoredRelease, entry: Titled): Promise<DeskEntry> {
  const { collection, id, locale } = entry
  return {
    ...entry,
    title: documentLabel(entry, req),
    kind: collectionLabel(collection, req),
    edit: collection === 'globals' ? asidePath(release, id, locale) : editPath(collection, id, locale),
    preview: isAddressedCollection(collection) ? await previewOf(req, collection, id, locale) : null,
  }
}

async function previewOf(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: string,
  code: Locale,
): Promise<string | null> {
  const collectionConfig = req.payload.collections[collection].config
  const url = await previewUrl?.({
    collectionConfig,
    data: { id },
    locale: { code, label: code },
    payload: req.payload,
    req,
  } as never)
  return url ?? null
}
