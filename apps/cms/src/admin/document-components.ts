import type { CollectionConfig, GlobalConfig } from 'payload'

/** The tab that shows both languages beside each other. */
export const sideBySideTab = {
  Component: '/modules/translation/admin/side-by-side-view.tsx#SideBySideView',
  path: '/translation' as const,
  tab: { label: ({ t }: { t: (key: never) => string }) => t('estu:besideTab' as never), href: '/translation' as const },
}

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
  views: { ...own?.views, edit: { ...own?.views?.edit, translation: sideBySideTab } as never },
})

/** The same for single documents, which have no drafts and so no publishing. */
export const globalComponents = (): NonNullable<GlobalConfig['admin']>['components'] => ({
  elements: {
    beforeDocumentControls: ['/admin/focus-field.tsx#FocusField', unsavedChanges],
    Description: '/modules/single-documents/admin/read-only-notice.tsx#ReadOnlyNotice',
  },
  views: { edit: { translation: sideBySideTab } as never },
})
