import 'server-only'
import type { Brand as Stored } from '@estu/cms/types'
import type { Locale } from '@estu/domain/locale/locales'
import { picture, richText, seo, words } from '@/content/map-shared'
import type { Brand } from '@/content/types'

export function mapBrand(stored: Stored, languages: Locale[]): Brand {
  const name = words(stored.title)
  const tagline = words(stored.tagline)
  return {
    id: stored.id,
    slug: stored.slug ?? '',
    name,
    tagline,
    country: words(stored.country),
    logo: picture(stored.logo),
    story: richText(stored.story),
    languages,
    updatedAt: stored.updatedAt,
    seo: seo(stored.meta, { title: name, description: tagline }),
  }
}
