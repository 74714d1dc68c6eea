import 'server-only'
import { openPreviewLink } from '@estu/cms/preview-links/open-link'
import { type PreviewClaims, verifyPreview } from '@estu/cms/publishing/preview-token'
import { readDraft as readStored } from '@estu/cms/publishing/read-draft'
import { readMarkedGlobal } from '@estu/cms/publishing/read-marked-global'
import { type AddressedCollection, isAddressedCollection } from '@estu/domain/catalogue/collections'
import type { Locale } from '@estu/domain/locale/locales'
import { isPreviewedGlobal, type PreviewedGlobal } from '@estu/domain/preview/previewed-globals'
import type { DataFromCollectionSlug } from 'payload'
import { cms } from '@/content/payload'
import { readWebEnv } from '@/env'
import { type DraftView, draftMappers } from './draft-mappers'
import { type GlobalView, globalMappers } from './global-mappers'

/** `until`: when the link to it ends that was made for people without an account; null for who works on it. */
export type Draft = { locale: Locale; until: Date | null } & (
  | DraftView
  | { kind: 'global'; global: GlobalView }
  | { kind: 'other'; path: string }
  | { kind: 'release'; id: string }
)

/** Why nothing is shown: the editor's own link is old, or one for other people does not work. */
export type NoDraft = 'editor-link' | 'link-expired' | 'link-revoked' | 'link-unknown'

/** Documents without a page of their own are seen where they appear, once published. */
const sections: Record<string, string> = { faq: '/chastye-voprosy-o-sluhe' }

/** The newest draft that a link names; why there is none when the link is forged or old, or the document is gone. */
export async function readDraft(token: string): Promise<Draft | NoDraft> {
  return token.includes('.') ? readForEditor(token) : readForAnybody(token)
}

async function readForEditor(token: string): Promise<Draft | NoDraft> {
  const claims = verifyPreview(token, readWebEnv().previewSecret)
  if (!claims) return 'editor-link'
  const { locale, collection, id } = claims
  if (collection === 'globals' && isPreviewedGlobal(id))
    return { locale, until: null, kind: 'global', global: await readGlobalView(id, claims) }
  if (collection === 'releases') return { locale, until: null, kind: 'release', id }
  const section = sections[collection]
  if (section) return { locale, until: null, kind: 'other', path: section }
  const view = isAddressedCollection(collection) ? await readView(collection, claims) : null
  return view ? { locale, until: null, ...view } : 'editor-link'
}

async function readView<C extends AddressedCollection>(
  collection: C,
  claims: PreviewClaims,
): Promise<DraftView | null> {
  const stored = await readStored(await cms(), collection, claims)
  return stored && draftMappers[collection](stored, [claims.locale], claims.locale)
}

async function readGlobalView<G extends PreviewedGlobal>(slug: G, claims: PreviewClaims): Promise<GlobalView> {
  return globalMappers[slug](await readMarkedGlobal(await cms(), slug, claims))
}

async function readForAnybody(token: string): Promise<Draft | NoDraft> {
  const opened = await openPreviewLink(await cms(), token)
  if (opened.kind === 'release')
    return { locale: opened.locale, until: opened.expiresAt, kind: 'release', id: opened.id }
  if (opened.kind !== 'open') return `link-${opened.kind}`
  const { collection, locale, expiresAt, draft } = opened
  return { locale, until: expiresAt, ...(await viewOf(collection, draft, locale)) }
}

/** What the link opened is of the collection that it names. */
const viewOf = <C extends AddressedCollection>(collection: C, draft: object, locale: Locale) =>
  draftMappers[collection](draft as DataFromCollectionSlug<C>, [locale], locale)
