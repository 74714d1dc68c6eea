import type { CollectionConfig, EditConfig, GlobalConfig } from 'payload'
import { withTab } from './document-tab.ts'

/** The tab that shows both languages beside each other. */
const withSideBySide = (edit?: EditConfig): EditConfig =>
  withTab(edit, 'translation', {
    Component: '/modules/translation/admin/side-by-side-view.tsx#SideBySideView',
    path: '/translation',
    label: 'estu:besideTab',
  })

type Components = NonNullable<CollectionConfig['admin']>['components']

/** Saves and keeps what is typed. */
const unsavedChanges = '/admin/unsaved-changes/unsaved-changes.tsx#UnsavedChanges'

/** The form of a document that is saved by a button keeps what is typed, until that is pressed, in the browser. */
export const keepTyping = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  admin: {
    ...collection.admin,
    components: {
      ...collection.admin?.components,
      edit: {
        ...collection.admin?.components?.edit,
        beforeDocumentControls: [...(collection.admin?.components?.edit?.beforeDocumentControls ?? []), unsavedChanges],
      },
    },
  },
})

/** What the forms of published documents have beside Payload's own parts. */
export const documentComponents = (own: Components = {}): Components => ({
  ...own,
  edit: {
    ...own?.edit,
    PublishButton: '/modules/publishing/admin/publish-button.tsx#PublishButton',
    beforeDocumentControls: ['/admin/focus-field.tsx#FocusField', unsavedChanges],
  },
  views: { ...own?.views, edit: withSideBySide(own?.views?.edit) },
})

/** The same for single documents, which have no drafts and so no publishing. */
export const globalComponents = (): NonNullable<GlobalConfig['admin']>['components'] => ({
  elements: {
    beforeDocumentControls: ['/admin/focus-field.tsx#FocusField', unsavedChanges],
    Description: '/modules/single-documents/admin/read-only-notice.tsx#ReadOnlyNotice',
  },
  views: { edit: withSideBySide() },
})
