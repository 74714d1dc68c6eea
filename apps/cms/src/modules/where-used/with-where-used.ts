import type { CollectionConfig, Field } from 'payload'
import { label } from '../../fields/labels.ts'

const panel: Field = {
  name: 'whereUsed',
  type: 'ui',
  label: label('Где используется', 'Қайда қолданылады'),
  admin: {
    position: 'sidebar',
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: '/modules/where-used/admin/where-used-panel.tsx#WhereUsedPanel' },
  },
}

const tab = {
  Component: '/modules/where-used/admin/where-used-view.tsx#WhereUsedView',
  path: '/where-used' as const,
  tab: {
    label: ({ t }: { t: (key: never) => string }) => t('estu:whereUsedTab' as never),
    href: '/where-used' as const,
  },
}

/** Shows beside a document, and whole in a tab of its own, who refers to it. */
export function withWhereUsed(config: CollectionConfig): CollectionConfig {
  const components = config.admin?.components
  const edit = { ...components?.views?.edit, whereUsed: tab }
  return {
    ...config,
    fields: [...config.fields, panel],
    admin: {
      ...config.admin,
      components: { ...components, views: { ...components?.views, edit: edit as never } },
    },
  }
}
