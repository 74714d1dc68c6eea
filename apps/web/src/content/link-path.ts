import {
  articlePath,
  brandPath,
  devicePath,
  goodsPath,
  pagePath,
  promotionPath,
  servicePath,
} from '@estu/domain/routes'

/** Where a document that running text refers to stands on the site; null when the visitor may not read it. */
export function linkPath(doc: { relationTo: string; value: unknown } | null | undefined): string | null {
  const value = doc?.value
  if (typeof value !== 'object' || value === null || !('slug' in value) || typeof value.slug !== 'string') return null
  switch (doc?.relationTo) {
    case 'articles':
      return articlePath('kind' in value && value.kind === 'expert' ? 'expert' : 'general', value.slug)
    case 'devices':
      return devicePath(value.slug)
    case 'implants':
    case 'consumables':
    case 'accessories':
      return goodsPath(doc.relationTo, value.slug)
    case 'services':
      return servicePath(value.slug)
    case 'promotions':
      return promotionPath(value.slug)
    case 'brands':
      return brandPath(value.slug)
    case 'pages':
      return pagePath(value.slug)
    default:
      return null
  }
}
