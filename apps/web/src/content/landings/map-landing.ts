import 'server-only'
import type { Landing as Stored } from '@estu/cms/types'
import type { Locale } from '@estu/domain/locale/locales'
import { richText, seo, words } from '@/content/map-shared'
import type { Landing, LandingCard } from '@/content/types'

export const mapLandingCard = (stored: Stored): LandingCard => ({
  id: stored.id,
  slug: stored.slug ?? '',
  section: stored.section,
  title: words(stored.title),
  lead: words(stored.lead),
})

export function mapLanding(stored: Stored, languages: Locale[]): Landing {
  const card = mapLandingCard(stored)
  return {
    ...card,
    filters: words(stored.filters),
    brands: idsOf(stored.brands),
    branches: idsOf(stored.branches),
    sort: stored.sort,
    body: richText(stored.body),
    faq: (stored.faq ?? [])
      .map(({ question, answer }) => ({ question: words(question), answer: words(answer) }))
      .filter(({ question, answer }) => question && answer),
    languages,
    updatedAt: stored.updatedAt,
    seo: seo(stored.meta, { title: card.title, description: card.lead }),
  }
}

const idsOf = (values: ({ id: string } | string)[] | null | undefined): string[] =>
  (values ?? []).map((value) => (typeof value === 'string' ? value : value.id))
