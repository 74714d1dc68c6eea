import { hreflangOf, type Locale, localisePath } from '@estu/domain/locale/locales'
import { articlePath } from '@estu/domain/routing/routes'
import type { MedicalWebPage, WithContext } from 'schema-dts'
import type { Article } from '@/content/types'
import { siteUrl } from '@/lib/metadata/site-url'

/** An article as search engines read it: who wrote it, who checked it and when. */
export function articleData(article: Article, locale: Locale): WithContext<MedicalWebPage> {
  const { author, reviewer } = article
  return {
    '@context': 'https://schema.org',
    '@type': 'MedicalWebPage',
    url: siteUrl(localisePath(locale, articlePath(article.kind, article.slug))),
    name: article.title,
    inLanguage: hreflangOf(locale),
    lastReviewed: article.reviewedOn?.slice(0, 10),
    reviewedBy: reviewer ? { '@type': 'Person', name: reviewer.name, jobTitle: reviewer.role } : undefined,
    mainEntity: {
      '@type': 'Article',
      headline: article.title,
      description: article.seo.description,
      image: article.cover ? siteUrl(article.cover.src) : undefined,
      datePublished: article.firstPublishedAt ?? undefined,
      dateModified: article.updatedAt,
      author: author ? { '@type': 'Person', name: author.name, jobTitle: author.role } : undefined,
      publisher: { '@type': 'Organization', name: 'Есту', url: siteUrl('/') },
    },
  }
}
