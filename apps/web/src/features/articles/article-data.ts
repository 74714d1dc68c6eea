import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { articlePath } from '@estu/domain/routing/routes'
import type { Article as ArticleThing } from 'schema-dts'
import type { Article } from '@/content/types'
import { socialPictureUrl } from '@/lib/metadata/page-metadata'
import { siteUrl } from '@/lib/metadata/site-url'
import { organisationId, thingId } from '@/lib/structured-data/ids'
import { organisationStub } from '@/lib/structured-data/organisation-stub'
import type { PageThings } from '@/lib/structured-data/page-graph'
import { personId, personStub } from '@/lib/structured-data/person-stub'

/** An article as search engines read it: who wrote it, who checked it and when. */
export function articleData(article: Article, locale: Locale, organisation: string): Required<PageThings> {
  const { author, reviewer } = article
  const path = articlePath(article.kind, article.slug)
  const people = [author, reviewer].filter((person) => person !== null)
  const thing: ArticleThing = {
    '@type': 'Article',
    '@id': thingId(locale, path, 'article'),
    url: siteUrl(localisePath(locale, path)),
    headline: article.title,
    description: article.seo.description,
    image:
      article.cover && 'src' in article.cover
        ? siteUrl(article.cover.src)
        : socialPictureUrl({ locale, path, image: article.seo.image, updatedAt: article.updatedAt }),
    datePublished: article.firstPublishedAt ?? undefined,
    dateModified: article.changedAt,
    author: author ? { '@id': personId(author, locale) } : { '@id': organisationId() },
    publisher: { '@id': organisationId() },
  }
  return {
    page: {
      '@type': 'MedicalWebPage',
      lastReviewed: article.reviewedOn?.slice(0, 10),
      reviewedBy: reviewer ? { '@id': personId(reviewer, locale) } : undefined,
    },
    about: thing,
    things: [
      ...[...new Map(people.map((person) => [person.slug, person])).values()].map((person) =>
        personStub(person, locale),
      ),
      organisationStub(organisation),
    ],
  }
}
