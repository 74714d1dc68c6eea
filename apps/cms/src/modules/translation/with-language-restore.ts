import type { CollectionConfig, EditConfig, GlobalConfig } from 'payload'
import { refuseWholeRestore, refuseWholeRestoreOfGlobal } from './hooks/refuse-whole-restore.ts'

const Component = '/modules/translation/admin/versions/version-view.tsx#VersionView'

/** The page of a version shows what each language would get back. */
const withVersionPage = (edit?: EditConfig) => ({ ...edit, version: { Component } }) as EditConfig

/** A document comes back from its versions by one language, and no other way. */
export function withLanguageRestore(collection: CollectionConfig): CollectionConfig {
  if (!collection.versions) return collection
  const { admin, hooks } = collection
  const components = admin?.components
  const edit = withVersionPage(components?.views?.edit)
  return {
    ...collection,
    admin: { ...admin, components: { ...components, views: { ...components?.views, edit } } },
    hooks: { ...hooks, beforeOperation: [...(hooks?.beforeOperation ?? []), refuseWholeRestore] },
  }
}

/** The same for a single document. */
export function withGlobalLanguageRestore(global: GlobalConfig): GlobalConfig {
  if (!global.versions) return global
  const { admin, hooks } = global
  const components = admin?.components
  const edit = withVersionPage(components?.views?.edit)
  return {
    ...global,
    admin: { ...admin, components: { ...components, views: { ...components?.views, edit } } },
    hooks: { ...hooks, beforeOperation: [...(hooks?.beforeOperation ?? []), refuseWholeRestoreOfGlobal] },
  }
}
