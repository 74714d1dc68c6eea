import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  convertMarkdownToLexical,
  editorConfigFactory,
  type SanitizedServerEditorConfig,
} from '@payloadcms/richtext-lexical'
import type { Payload } from 'payload'
import { plantedKeys } from './entries.ts'

const drawings = path.join(path.dirname(fileURLToPath(import.meta.url)), 'drawings')

/** What the seed carries from document to document. */
export type Garden = {
  payload: Payload
  planted: Set<string>
  /** Keys that this very run created. */
  fresh: Set<string>
  /** Ids by `collection:slug`. */
  ids: Map<string, string>
  rich: (markdown: string) => RichText
  drawing: (name: string) => Promise<string>
}

type RichText = ReturnType<typeof convertMarkdownToLexical>

export async function openGarden(payload: Payload): Promise<Garden> {
  const editorConfig: SanitizedServerEditorConfig = await editorConfigFactory.default({ config: payload.config })
  return {
    payload,
    planted: await plantedKeys(payload),
    fresh: new Set(),
    ids: new Map(),
    rich: (markdown) => convertMarkdownToLexical({ editorConfig, markdown: markdown.trim() }),
    drawing: (name) => readFile(path.join(drawings, `${name}.svg`), 'utf8'),
  }
}

/** The id of a document planted earlier; null when an editor has deleted it since. */
export const idOf = (garden: Garden, collection: string, slug: string): string | null =>
  garden.ids.get(`${collection}:${slug}`) ?? null

export const idsOf = (garden: Garden, collection: string, slugs: readonly string[]): string[] =>
  slugs.map((slug) => idOf(garden, collection, slug)).filter((id) => id !== null)
