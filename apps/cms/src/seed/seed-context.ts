import {
  convertMarkdownToLexical,
  editorConfigFactory,
  type SanitizedServerEditorConfig,
} from '@payloadcms/richtext-lexical'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import type { Kind, Written } from './both-languages.ts'
import { type SeedEntry, seededKeys } from './entries.ts'
import { type Album, openAlbum } from './pictures/album.ts'

/** A document that was stored in the transaction under way, and from which the rest still has to follow. */
export type SeededDocument = Written & { kind: Kind; id: string; storedAt: string; isDraft?: boolean }

/** What one transaction creates. */
export type Batch = { req: PayloadRequest; documents: SeededDocument[]; entries: SeedEntry[] }

/** What the seed carries from document to document. */
export type SeedContext = {
  payload: Payload
  seeded: Set<string>
  /** Ids by `collection:slug`. */
  ids: Map<string, string>
  batch: Batch
  album: Album
  rich: (markdown: string) => RichText
}

type RichText = ReturnType<typeof convertMarkdownToLexical>

export async function openSeedContext(payload: Payload): Promise<SeedContext> {
  const editorConfig: SanitizedServerEditorConfig = await editorConfigFactory.default({ config: payload.config })
  return {
    payload,
    seeded: await seededKeys(payload),
    ids: new Map(),
    batch: { req: await createLocalReq({}, payload), documents: [], entries: [] },
    album: openAlbum(payload.collections.media.config.upload),
    rich: (markdown) => convertMarkdownToLexical({ editorConfig, markdown: markdown.trim() }),
  }
}

/** The id of a document created earlier; null when an editor has deleted it since. */
export const idOf = (context: SeedContext, collection: string, slug: string): string | null =>
  context.ids.get(`${collection}:${slug}`) ?? null

export const idsOf = (context: SeedContext, collection: string, slugs: readonly string[]): string[] =>
  slugs.map((slug) => idOf(context, collection, slug)).filter((id) => id !== null)
