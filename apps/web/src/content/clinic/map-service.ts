import 'server-only'
import type { Service as Stored } from '@estu/cms/types'
import type { Locale } from '@estu/domain/locale/locales'
import { mapPerson } from '@/content/editorial/map-article'
import { filled, filledAll, richText, seo, words } from '@/content/map-shared'
import { pictureOrDrawing } from '@/content/placeholder-image'
import type { Service, ServiceCard } from '@/content/types'

export function mapServiceCard(stored: Stored): ServiceCard {
  return {
    id: stored.id,
    slug: stored.slug ?? '',
    title: words(stored.title),
    summary: words(stored.summary),
    cover: pictureOrDrawing(stored.cover, stored.drawing),
    durationMin: stored.durationMin,
    priceKzt: stored.priceKzt ?? null,
    bookable: stored.bookable ?? false,
    ageGroup: stored.ageGroup ?? [],
    mode: stored.mode ?? [],
  }
}

export function mapService(stored: Stored, languages: Locale[]): Service {
  const card = mapServiceCard(stored)
  return {
    ...card,
    languages,
    updatedAt: stored.updatedAt,
    seo: seo(stored.meta, { title: card.title, description: card.summary }),
    body: richText(stored.body),
    preparation: richText(stored.preparation),
    branches: filledAll(stored.branches)
      .map(({ id, slug, title, address }) => ({ id, slug: words(slug), title: words(title), address: words(address) }))
      .filter(({ slug, title }) => slug && title),
    specialists: filledAll(stored.specialists).flatMap((one) => {
      const person = mapPerson(one)
      const branch = words(filled(one.branch)?.title) || null
      return person ? [{ ...person, spoken: one.languages ?? [], branch }] : []
    }),
    faq: (stored.faq ?? [])
      .map(({ question, answer }) => ({ question: words(question), answer: words(answer) }))
      .filter(({ question, answer }) => question && answer),
  }
}
