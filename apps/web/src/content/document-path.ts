import {
  articlePath,
  brandPath,
  devicePath,
  goodsPath,
  pagePath,
  promotionPath,
  servicePath,
} from '@estu/domain/routes'

/** Where a document of a collection stands on the site, as in Russian; null for those without a page. */
export function documentPath(
  collection: string,
  { slug, kind }: { slug: string; kind?: string | null },
): string | null {
  switch (collection) {
    case 'devices':
      return devicePath(slug)
    case 'implants':
    case 'consumables':
    case 'accessories':
      return goodsPath(collection, slug)
    case 'services':
      return servicePath(slug)
    case 'articles':
      return articlePath(kind === 'expert' ? 'expert' : 'general', slug)
    case 'promotions':
      return promotionPath(slug)
    case 'brands':
      return brandPath(slug)
    case 'pages':
      return pagePath(slug)
    default:
      return null
  }
}
