import {
  articlePath,
  branchPath,
  brandPath,
  landingPath,
  pagePath,
  productPath,
  promotionPath,
  servicePath,
  specialistPath,
} from './routes.ts'

type Addressed = { slug?: string | null; kind?: string | null }

/** Where a document of a collection stands on the site, as in Russian; null where it has no page or no address yet. */
export function documentPath(collection: string, { slug, kind }: Addressed): string | null {
  if (!slug) return null
  switch (collection) {
    case 'devices':
    case 'implants':
    case 'consumables':
    case 'accessories':
      return productPath(collection, slug)
    case 'services':
      return servicePath(slug)
    case 'branches':
      return branchPath(slug)
    case 'specialists':
      return specialistPath(slug)
    case 'articles':
      return articlePath(kind === 'expert' ? 'expert' : 'general', slug)
    case 'promotions':
      return promotionPath(slug)
    case 'landings':
      return landingPath(slug)
    case 'brands':
      return brandPath(slug)
    case 'pages':
      return pagePath(slug)
    default:
      return null
  }
}
