import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  Field,
  GlobalAfterChangeHook,
  GlobalConfig,
} from 'payload'
import { label } from '../../fields/labels.ts'
import { tellsChanges } from '../audit/index.ts'
import { keepOthersText } from './keep-others-text.ts'
import { forgetAuthors, noteAuthor } from './operations/note-author.ts'

const Component = '/modules/authorship/admin/versions-view.tsx#VersionsView'

const noteDocument: CollectionAfterChangeHook = ({ collection, context, doc, req }) =>
  noteAuthor(req, { collection: collection.slug, documentId: String(doc.id), isGlobal: false }, context)

const forgetDocument: CollectionAfterDeleteHook = ({ collection, id, req }) =>
  forgetAuthors(req, collection.slug, String(id))

const noteGlobal: GlobalAfterChangeHook = ({ context, global, req }) =>
  noteAuthor(req, { collection: global.slug, documentId: global.slug, isGlobal: true }, context)

const lastChanges: Field = {
  name: 'lastChanges',
  type: 'ui',
  label: label('Кто менял', 'Кім өзгертті'),
  admin: {
    position: 'sidebar',
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: '/modules/authorship/admin/last-changes.tsx#LastChanges' },
  },
}

/**
 * Each version of a document says who made it, and its list of versions shows that. One without versions shows its last
 * changes beside the form.
 */
export function withAuthors(collection: CollectionConfig): CollectionConfig {
  if (tellsChanges(collection.slug)) return { ...collection, fields: [...collection.fields, lastChanges] }
  if (!collection.versions) return collection
  const { admin, hooks } = collection
  const views = admin?.components?.views
  return {
    ...collection,
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        views: { ...views, edit: { ...views?.edit, versions: { Component } } as NonNullable<typeof views>['edit'] },
      },
    },
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), keepOthersText],
      afterChange: [...(hooks?.afterChange ?? []), noteDocument],
      afterDelete: [...(hooks?.afterDelete ?? []), forgetDocument],
    },
  }
}

/** The same for a single document. */
export function withGlobalAuthors(global: GlobalConfig): GlobalConfig {
  if (!global.versions) return global
  const { admin, hooks } = global
  const views = admin?.components?.views
  return {
    ...global,
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        views: { ...views, edit: { ...views?.edit, versions: { Component } } as NonNullable<typeof views>['edit'] },
      },
    },
    hooks: { ...hooks, afterChange: [...(hooks?.afterChange ?? []), noteGlobal] },
  }
}
