import type { CollectionConfig, GlobalConfig } from 'payload'

/** The tab that shows both languages beside each other. */
export const besideTab = {
  Component: '/admin/beside-view.tsx#BesideView',
  path: '/translation' as const,
  tab: { label: ({ t }: { t: (key: never) => string }) => t('estu:besideTab' as never), href: '/translation' as const },
}

type Components = NonNullable<CollectionConfig['admin']>['components']

/** What the forms of published documents have beside Payload's own parts. */
export const documentComponents = (own: Components = {}): Components => ({
  ...own,
  edit: {
    ...own?.edit,
    PublishButton: '/admin/publish-button.tsx#PublishButton',
    beforeDocumentControls: ['/admin/focus-field.tsx#FocusField'],
  },
  views: { ...own?.views, edit: { ...own?.views?.edit, translation: besideTab } as never },
})

/** The same for single documents, which have no drafts and so no publishing. */
export const globalComponents = (): NonNullable<GlobalConfig['admin']>['components'] => ({
  elements: { beforeDocumentControls: ['/admin/focus-field.tsx#FocusField'] },
  views: { edit: { translation: besideTab } as never },
})
