import type { CollectionConfig } from 'payload'
import { withTab } from '../../admin/document-tab.ts'
import { isLinkedCollection } from './operations/make-link.ts'

const tab = {
  Component: '/modules/preview-links/admin/preview-view.tsx#PreviewView',
  path: '/preview' as const,
  label: 'estu:previewTab',
}

/** A tab with both languages of a document, or of a release, as pages, and the links that show them to people without an account. */
export function withPreviewTab(config: CollectionConfig): CollectionConfig {
  if (!isLinkedCollection(config.slug)) return config
  const components = config.admin?.components
  const edit = withTab(components?.views?.edit, 'preview', tab)
  return {
    ...config,
    admin: { ...config.admin, components: { ...components, views: { ...components?.views, edit } } },
  }
}
