import type { CollectionConfig, Field } from 'payload'
import { withTab } from '../../admin/document-tab.ts'
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
  label: 'estu:whereUsedTab',
}

/** Shows beside a document, and whole in a tab of its own, who refers to it. */
export function withWhereUsed(config: CollectionConfig): CollectionConfig {
  const components = config.admin?.components
  const edit = withTab(components?.views?.edit, 'whereUsed', tab)
  return {
    ...config,
    fields: [...config.fields, panel],
    admin: {
      ...config.admin,
      components: { ...components, views: { ...components?.views, edit } },
    },
  }
}
