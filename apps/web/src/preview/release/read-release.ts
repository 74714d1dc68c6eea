import 'server-only'
import type { NamedDocument } from '@estu/cms/releases/preview/name-documents'
import { type OpenedRelease, type OpenRelease, openRelease } from '@estu/cms/releases/preview/open-release'
import { readDocumentAfter, readGlobalAfter } from '@estu/cms/releases/preview/read-after-release'
import { type AddressedCollection, isAddressedCollection } from '@estu/domain/catalogue/collections'
import type { Locale } from '@estu/domain/locale/locales'
import type { PreviewedGlobal } from '@estu/domain/preview/previewed-globals'
import { childrensDevicePath, devicePath } from '@estu/domain/routing/routes'
import { getSiteBrand } from '@/content/brand/get-site-brand'
import { mapSpecialist } from '@/content/clinic/get-specialist'
import { getStoredGlobal } from '@/content/editorial/get-stored-global'
import { cms } from '@/content/payload'
import { type DraftView, draftMappers } from '../draft-mappers'
import { type GlobalView, globalMappers } from '../global-mappers'
import type { ReleasedView } from './released-view'

export type { OpenedRelease, OpenRelease }

/** Everything in a release as it stands now. Trap: never within `'use cache'`. */
export const readRelease = async (id: string): Promise<OpenedRelease> => openRelease(await cms(), id)

/** What the release will publish at a path in one language; null where that stays as it is. */
export async function readReleased(release: OpenRelease, locale: Locale, path: string): Promise<ReleasedView | null> {
  const document = release.documents.find((one) => one.path === adultPath(path) && one.languages.includes(locale))
  if (!document) return null
  const { collection, id, languages } = document
  const shown = { id, locale }
  if (collection === 'specialists') {
    const stored = await readDocumentAfter(await cms(), release, { collection, ...shown })
    const { name: shop } = await getSiteBrand(locale)
    return stored && { kind: 'specialist', languages, specialist: mapSpecialist(stored, languages, shop) }
  }
  const view = isAddressedCollection(collection) ? await readView(release, { collection, ...shown }, document) : null
  return view && { kind: 'draft', languages, view }
}

/** A hearing aid for children stands in two sections. */
const adultPath = (path: string): string => {
  const section = childrensDevicePath('')
  return path.startsWith(section) ? devicePath(path.slice(section.length)) : path
}

async function readView<C extends AddressedCollection>(
  release: OpenRelease,
  shown: { collection: C; id: string; locale: Locale },
  { languages }: NamedDocument,
): Promise<DraftView | null> {
  const stored = await readDocumentAfter(await cms(), release, shown)
  return stored && draftMappers[shown.collection](stored, languages, shown.locale)
}

/** A single document as the release will leave it; null where its text does not wait for this release. */
export async function readReleasedGlobal<G extends PreviewedGlobal>(
  release: OpenRelease,
  locale: Locale,
  slug: G,
): Promise<GlobalView | null> {
  if (!release.texts.some(({ global }) => global === slug)) return null
  const stored = await readGlobalAfter(await cms(), release, slug, locale, await getStoredGlobal(locale, slug))
  return globalMappers[slug](stored)
}
