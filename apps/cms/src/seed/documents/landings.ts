import type { LandingSeed } from '../content/contract.ts'
import { createDocument } from '../create-document.ts'
import type { SeedContext } from '../seed-context.ts'

export async function createLanding(context: SeedContext, landing: LandingSeed): Promise<void> {
  await createDocument(context, {
    collection: 'landings',
    slug: landing.slug,
    fields: (locale) => ({
      title: landing.title[locale],
      lead: landing.lead[locale],
      section: landing.section,
      filters: landing.filters,
      sort: 'recommended',
      body: context.rich(landing.body[locale]),
      faq: landing.faq.map(({ question, answer }) => ({ question: question[locale], answer: answer[locale] })),
      meta: { title: landing.seo.title[locale], description: landing.seo.description[locale] },
    }),
  })
}
