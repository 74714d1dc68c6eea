import 'server-only'
import type { Specialist as Stored } from '@estu/cms/types'
import type { Locale } from '@estu/domain/locale/locales'
import { specialistTitle } from '@estu/domain/seo/specialist-title'
import { getSiteBrand } from '@/content/brand/get-site-brand'
import { mapArticleCard } from '@/content/editorial/map-article'
import { filled, picture, words } from '@/content/map-shared'
import { readList, readPublished } from '@/content/read'
import type { ArticleCard, PageFacts, Person } from '@/content/types'

export type Specialist = Person &
  PageFacts & {
    spoken: Locale[]
    branch: { title: string; address: string } | null
    wrote: ArticleCard[]
    reviewed: ArticleCard[]
  }

/** More than one person has written; the section lists them all. */
const mostArticles = 50

/** A person of the clinic by their address, with what they wrote and checked; null where nobody is published there. */
export async function getSpecialist(locale: Locale, slug: string): Promise<Specialist | null> {
  'use cache'
  const { name: shop } = await getSiteBrand(locale)
  const found = await readPublished(locale, 'specialists', slug, { depth: 1 }, (stored, languages) => ({
    id: stored.id,
    specialist: mapSpecialist(stored, languages, shop),
  }))
  if (!found?.specialist.name) return null
  const articles = (as: 'author' | 'reviewer') => articlesOf(locale, { [as]: { equals: found.id } })
  const [wrote, reviewed] = await Promise.all([articles('author'), articles('reviewer')])
  return { ...found.specialist, wrote, reviewed }
}

async function articlesOf(locale: Locale, where: Record<string, { equals: string }>): Promise<ArticleCard[]> {
  const found = await readList(locale, 'articles', {
    where,
    sort: ['-firstPublishedAt', '-createdAt'],
    limit: mostArticles,
    depth: 1,
  })
  return found.filter(({ slug, title }) => slug && title).map(mapArticleCard)
}

/** A person as stored, without what they wrote. */
export function mapSpecialist(
  stored: Stored,
  languages: Locale[],
  shop: string,
): Omit<Specialist, 'wrote' | 'reviewed'> {
  const [name, role, education] = [words(stored.title), words(stored.role), words(stored.education)]
  const branch = filled(stored.branch)
  return {
    ...{ slug: stored.slug ?? '', name, role, education, photo: picture(stored.photo) },
    languages,
    updatedAt: stored.updatedAt,
    seo: specialistSeo({ name, role, education }, shop),
    spoken: stored.languages ?? [],
    branch: branch?.title ? { title: words(branch.title), address: words(branch.address) } : null,
  }
}

/** What search engines read of a person. */
export const specialistSeo = (
  { name, role, education }: Pick<Person, 'name' | 'role' | 'education'>,
  shop: string,
) => ({
  title: specialistTitle({ name, role, shop }),
  description: education,
  image: null,
  noindex: false,
  canonical: null,
})
