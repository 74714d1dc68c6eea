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

/** What is said about a document's texts. */
const reviewControls = '/modules/review/admin/review-controls.tsx#ReviewControls'
/** Links and the preview lead to single fields. */
const leadsToFields = ['/admin/fields/focus-field.tsx#FocusField', '/admin/open-from-preview.tsx#OpenFromPreview']
/** Says where to write on while somebody else has the form open. */
const lockNotice = '/modules/document-locks/admin/lock-notice.tsx#LockNotice'
/** The same where a form has no second tab for its languages: since when somebody has it open. */
const lockMoment = '/modules/document-locks/admin/lock-notice.tsx#LockMoment'
/** Takes back what was published last. */
const undoBar = '/modules/releases/admin/undo/undo-bar.tsx#UndoBar'

/** A single document's text waits for a release instead of being saved. */
const putAside = '/modules/releases/admin/aside/put-aside.tsx#PutAside'

const withControls =
  (...controls: string[]) =>
  (collection: CollectionConfig): CollectionConfig => {
    const components = collection.admin?.components
    const beforeDocumentControls = [...(components?.edit?.beforeDocumentControls ?? []), ...controls]
    const edit = { ...components?.edit, beforeDocumentControls }
    return { ...collection, admin: { ...collection.admin, components: { ...components, edit } } }
  }

/** The form of a document that is saved by a button keeps what is typed, until that is pressed, in the browser. */
export const keepTyping = withControls(unsavedChanges, lockMoment)

/** The same for a person's data, health and passwords, of which nothing stays in the browser: in the form alone. */
export const keepInForm = withControls('/admin/unsaved-changes/by-button/kept-in-form.tsx#KeptInForm', lockMoment)

/** What the forms of published documents have beside Payload's own parts. */
export const documentComponents = (own: Components = {}): Components => ({
  ...own,
  edit: {
    ...own?.edit,
    PublishButton: '/modules/publishing/admin/publish-button.tsx#PublishButton',
    beforeDocumentControls: [...leadsToFields, reviewControls, unsavedChanges, undoBar, lockNotice],
  },
  views: { ...own?.views, edit: withSideBySide(own?.views?.edit) },
})

/** The same for single documents, which have no drafts and so no publishing. */
export const globalComponents = (): NonNullable<GlobalConfig['admin']>['components'] => ({
  elements: {
    beforeDocumentControls: [...leadsToFields, reviewControls, unsavedChanges, undoBar, putAside, lockNotice],
    Description: '/modules/single-documents/admin/read-only-notice.tsx#ReadOnlyNotice',
  },
  views: { edit: withSideBySide() },
})
