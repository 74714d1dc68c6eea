import type { CollectionSlug, Field, Payload } from 'payload'

type Schema = Pick<Payload, 'collections' | 'config'>

/** The fields of a collection, or of a single document by its slug under `globals`. */
export function fieldsOf({ collections, config }: Schema, collection: string, id: string): readonly Field[] {
  if (collection === 'globals') return config.globals.find(({ slug }) => slug === id)?.fields ?? []
  return collections[collection as CollectionSlug]?.config.fields ?? []
}
