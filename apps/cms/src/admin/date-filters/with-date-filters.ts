import type { CollectionConfig } from 'payload'

/** Gives a list the filter for dates that knows the clock of Almaty. */
export function withDateFilters(collection: CollectionConfig): CollectionConfig {
  const components = collection.admin?.components
  const list = { Component: '/admin/date-filters/list-view.tsx#ListView' }
  const views = { ...components?.views, list }
  return { ...collection, admin: { ...collection.admin, components: { ...components, views } } }
}
