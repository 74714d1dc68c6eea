import { fromAlmaty } from '@estu/domain/locale/almaty-time'
import type { ArticleSeed, BrandSeed, FaqSeed, PromotionSeed, ReviewSeed } from '../content/contract.ts'
import { createDocument } from '../create-document.ts'
import { idOf, idsOf, type SeedContext } from '../seed-context.ts'

export async function createBrand(context: SeedContext, brand: BrandSeed): Promise<void> {
  await createDocument(context, {
    collection: 'brands',
    slug: brand.slug,
    fields: (locale) => ({
      title: brand.name,
      tagline: brand.tagline[locale],
      country: brand.country[locale],
      story: context.rich(brand.story[locale]),
      meta: { title: brand.seo.title[locale], description: brand.seo.description[locale] },
    }),
  })
}

export async function createArticle(context: SeedContext, article: ArticleSeed): Promise<void> {
  await createDocument(context, {
    collection: 'articles',
    slug: article.slug,
    fields: (locale) => ({
      kind: article.kind,
      title: article.title[locale],
      summary: article.summary[locale],
      drawing: article.cover,
      body: context.rich(article.body[locale]),
      author: idOf(context, 'specialists', article.author),
      reviewer: article.reviewer ? idOf(context, 'specialists', article.reviewer) : null,
      reviewedOn: article.reviewedOn ? `${article.reviewedOn}T07:00:00.000Z` : null,
      firstPublishedAt: '2026-10-15T07:00:00.000Z',
      sources: article.sources.map((source) => ({ title: source.title[locale], url: source.url })),
      relatedDevices: idsOf(context, 'devices', article.relatedDevices),
      meta: { title: article.seo.title[locale], description: article.seo.description[locale] },
    }),
  })
}

export async function createPromotion(context: SeedContext, promotion: PromotionSeed): Promise<void> {
  await createDocument(context, {
    collection: 'promotions',
    slug: promotion.slug,
    fields: (locale) => ({
      title: promotion.title[locale],
      summary: promotion.summary[locale],
      audience: promotion.audience[locale],
      ...(promotion.discount && {
        discount: {
          ...promotion.discount,
          claim: promotion.discount.claim[locale],
          proof: promotion.discount.proof[locale],
        },
      }),
      startsAt: fromAlmaty(promotion.startsAt)?.toISOString(),
      endsAt: fromAlmaty(promotion.endsAt)?.toISOString(),
      drawing: promotion.cover,
      body: context.rich(promotion.body[locale]),
      terms: context.rich(promotion.terms[locale]),
      devices: idsOf(context, 'devices', promotion.devices),
      meta: { title: promotion.seo.title[locale], description: promotion.seo.description[locale] },
    }),
  })
}

export async function createFaq(context: SeedContext, entry: FaqSeed, position: number): Promise<void> {
  await createDocument(context, {
    collection: 'faq',
    slug: entry.key,
    withoutAddress: true,
    fields: (locale) => ({
      group: entry.group,
      position,
      title: entry.question[locale],
      answer: context.rich(entry.answer[locale]),
    }),
  })
}

export async function createReview(context: SeedContext, review: ReviewSeed): Promise<void> {
  const product = idOf(context, review.product.collection, review.product.slug)
  if (!product) return
  await createDocument(context, {
    collection: 'reviews',
    slug: review.key,
    withoutAddress: true,
    fields: (locale) => ({
      isDemo: true,
      originalLanguage: review.writtenIn,
      product: { relationTo: review.product.collection, value: product },
      rating: review.rating,
      writtenIn: review.writtenIn,
      writtenOn: `${review.writtenOn}T07:00:00.000Z`,
      author: review.author[locale],
      title: review.title[locale],
      text: review.text[locale],
      pros: review.pros?.[locale],
      cons: review.cons?.[locale],
      answer: review.answer?.[locale],
    }),
  })
}
