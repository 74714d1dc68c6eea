import type { Block, RichTextField } from 'payload'
import type { Insertable } from './find-text-fault.ts'

type Features = ReadonlyMap<string, { sanitizedServerFeatureProps?: unknown }>
type Adapter = { editorConfig?: { resolvedFeatureMap?: Features } }
type Props = { blocks?: Block[]; enabledCollections?: string[] } | undefined

/** What the editor of a field may insert, by its own features. */
export function insertableOf({ editor }: Pick<RichTextField, 'editor'>): Insertable {
  const features = (editor as Adapter | undefined)?.editorConfig?.resolvedFeatureMap
  const propsOf = (feature: string) => features?.get(feature)?.sanitizedServerFeatureProps as Props
  return { blocks: propsOf('blocks')?.blocks ?? [], uploads: propsOf('upload')?.enabledCollections ?? [] }
}
