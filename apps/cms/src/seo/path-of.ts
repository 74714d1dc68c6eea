import {
  articlePath,
  brandPath,
  devicePath,
  goodsPath,
  pagePath,
  promotionPath,
  routes,
  servicePath,
} from '@estu/domain/routes'

/** Where a document stands on the site, as in Russian; null where it has no page of its own or no address yet. */
export function pathOf(collection: string, doc: { slug?: string | null; kind?: string | null }): string | null {
  if (collection === 'branches') return routes.branches.path
  if (!doc.slug) return null
  if (collection === 'devices') return devicePath(doc.slug)
  if (collection === 'implants' || collection === 'consumables' || collection === 'accessories') {
    return goodsPath(collection, doc.slug)
  }
  if (collection === 'services') return servicePath(doc.slug)
  if (collection === 'brands') return brandPath(doc.slug)
  if (collection === 'articles') return articlePath(doc.kind === 'expert' ? 'expert' : 'general', doc.slug)
  if (collection === 'promotions') return promotionPath(doc.slug)
  if (collection === 'pages') return pagePath(doc.slug)
  return null
}
