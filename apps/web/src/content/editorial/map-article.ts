import 'server-only'
import type { Specialist, Article as Stored } from '@estu/cms/types'
import type { Locale } from '@estu/domain/locale/locales'
import { mapDeviceCards } from '@/content/catalogue/map-device'
import { filled, picture, richText, seo, words } from '@/content/map-shared'
import { pictureOrDrawing } from '@/content/placeholder-image'
import type { Article, ArticleCard, Person } from '@/content/types'
import { readingMinutes } from './reading-minutes'

export function mapPerson(value: Specialist | string | null | undefined): Person | null {
  const stored = filled(value)
  const name = words(stored?.title)
  if (!stored || !name) return null
  return {
    slug: stored.slug ?? '',
    name,
    role: words(stored.role),
    education: words(stored.education),
    photo: picture(stored.photo),
  }
}

export function mapArticleCard(stored: Stored): ArticleCard {
  return {
    id: stored.id,
    slug: stored.slug ?? '',
    kind: stored.kind,
    title: words(stored.title),
    summary: words(stored.summary),
    cover: pictureOrDrawing(stored.cover, stored.drawing),
    author: mapPerson(stored.author),
    minutes: readingMinutes(richText(stored.body)),
  }
}

export function mapArticle(stored: Stored, languages: Locale[]): Article {
  const card = mapArticleCard(stored)
  return {
    ...card,
    languages,
    updatedAt: stored.updatedAt,
    seo: seo(stored.meta, { title: card.title, description: card.summary }),
    body: richText(stored.body),
    reviewer: mapPerson(stored.reviewer),
    reviewedOn: stored.reviewedOn ?? null,
    firstPublishedAt: stored.firstPublishedAt ?? null,
    changedAt: stored.updatedAt,
    sources: (stored.sources ?? [])
      .map(({ title, url }) => ({ title: words(title), url: url ?? null }))
      .filter(({ title }) => title),
    relatedDevices: mapDeviceCards(stored.relatedDevices),
  }
}
