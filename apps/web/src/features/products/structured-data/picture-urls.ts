import type { Locale } from '@estu/domain/locale/locales'
import { productPath } from '@estu/domain/routing/routes'
import type { Product } from '@/content/types'
import { socialPictureUrl } from '@/lib/metadata/page-metadata'
import { siteUrl } from '@/lib/metadata/site-url'

/**
 * A product's pictures as others fetch them. What is only drawn has no file of its own to show elsewhere: the picture that
 * links to its page show stands for it.
 */
export function pictureUrls({ pictures, section, slug, seo, updatedAt }: Product, locale: Locale): string[] {
  const photographs = pictures.flatMap((picture) => ('src' in picture ? [siteUrl(picture.src)] : []))
  if (photographs.length > 0) return photographs
  return [socialPictureUrl({ locale, path: productPath(section, slug), image: seo.image, updatedAt })]
}
