import 'server-only'
import { type PreviewClaims, verifyPreview } from '@estu/cms/publishing/preview-token'
import { readDraft as readStored } from '@estu/cms/publishing/read-draft'
import { type AddressedCollection, isAddressedCollection } from '@estu/domain/catalogue/collections'
import type { Locale } from '@estu/domain/locale/locales'
import { cms } from '@/content/payload'
import { readWebEnv } from '@/env'
import { type DraftView, draftMappers } from './draft-mappers'

export type Draft = { locale: Locale } & (DraftView | { kind: 'other'; path: string })

/** Documents without a page of their own are seen where they appear, once published. */
const sections: Record<string, string> = { globals: '/', faq: '/chastye-voprosy-o-sluhe' }

/** The newest draft a signed link names; null when the link is forged or old, or the document is gone. */
export async function readDraft(token: string): Promise<Draft | null> {
  const claims = verifyPreview(token, readWebEnv().previewSecret)
  if (!claims) return null
  const { locale, collection } = claims
  const section = sections[collection]
  if (section) return { locale, kind: 'other', path: section }
  const view = isAddressedCollection(collection) ? await readView(collection, claims) : null
  return view && { locale, ...view }
}

async function readView<C extends AddressedCollection>(
  collection: C,
  claims: PreviewClaims,
): Promise<DraftView | null> {
  const stored = await readStored(await cms(), collection, claims)
  return stored && draftMappers[collection](stored, [claims.locale])
}
