import type { Locale } from '@estu/domain/locale/locales'
import { productPath } from '@estu/domain/routing/routes'
import type { Product } from '@/content/types'
import { socialPictureUrl, wordlessPictureUrl } from '@/lib/metadata/page-metadata'
import { siteUrl } from '@/lib/metadata/site-url'

/**
 * A product's pictures as others fetch them. What is only drawn is drawn as a file, without a word on it,
 * which searches for goods refuse; for what has no picture at all stands the one that links to its page show.
 */
export function pictureUrls({ pictures, section, slug, seo, updatedAt }: Product, locale: Locale): string[] {
  const photographs = pictures.flatMap((picture) => ('src' in picture ? [siteUrl(picture.src)] : []))
  if (photographs.length > 0) return photographs
  const shown = { locale, path: productPath(section, slug), updatedAt }
  return [pictures.length > 0 ? wordlessPictureUrl(shown) : socialPictureUrl({ ...shown, image: seo.image })]
}
