import type { Locale } from '@estu/domain/locale/locales'
import type { BlockSeed, PageSeed, Words } from '../content/contract.ts'
import { createDocument } from '../create-document.ts'
import { idOf, idsOf, type SeedContext } from '../seed-context.ts'

export async function createPage(context: SeedContext, page: PageSeed, { isDraft = false } = {}): Promise<void> {
  await createDocument(context, {
    isDraft,
    collection: 'pages',
    slug: page.slug,
    fields: (locale) => ({
      title: page.title[locale],
      lead: page.lead[locale],
      layout: page.layout
        .filter((block) => isThere(context, block))
        .map((block) => blockFields(context, block, locale)),
      meta: { title: page.seo.title[locale], description: page.seo.description[locale] },
    }),
  })
}

/** A film that editors have deleted since leaves no block behind. */
const isThere = (context: SeedContext, block: BlockSeed) =>
  block.type !== 'video' || idOf(context, 'videos', block.film) !== null

const cell = (locale: Locale) => (words: Words) => ({ text: words[locale] })

function blockFields(context: SeedContext, block: BlockSeed, locale: Locale): Record<string, unknown> {
  const blockType = block.type
  switch (block.type) {
    case 'text':
      return { blockType, body: context.rich(block.body[locale]) }
    case 'notice':
      return { blockType, tone: block.tone, title: block.title[locale], text: block.text[locale] }
    case 'steps':
      return {
        blockType,
        title: block.title[locale],
        steps: block.steps.map((step) => ({
          when: step.when?.[locale],
          title: step.title[locale],
          text: step.text[locale],
        })),
      }
    case 'table':
      return {
        blockType,
        caption: block.caption[locale],
        head: block.head.map(cell(locale)),
        rows: block.rows.map((row) => ({ cells: row.map(cell(locale)) })),
      }
    case 'faq':
      return {
        blockType,
        title: block.title[locale],
        items: block.items.map((item) => ({
          question: item.question[locale],
          answer: context.rich(item.answer[locale]),
        })),
      }
    case 'quote':
      return { blockType, text: block.text[locale], source: block.source?.[locale] }
    case 'callToAction':
      return {
        blockType,
        title: block.title[locale],
        text: block.text[locale],
        label: block.label[locale],
        href: block.href,
      }
    case 'deviceList':
      return { blockType, title: block.title[locale], devices: idsOf(context, 'devices', block.devices) }
    case 'video':
      return { blockType, title: block.title[locale], video: idOf(context, 'videos', block.film) }
    case 'faqGroup':
      return { blockType, title: block.title[locale], group: block.group }
    case 'branchList':
    case 'promotionList':
      return { blockType, title: block.title[locale] }
  }
}
