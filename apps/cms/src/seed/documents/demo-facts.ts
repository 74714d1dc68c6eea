import type { Locale } from '@estu/domain/locale/locales'
import type { DeviceSeed, ProductSeed } from '../content/contract.ts'
import { createPicture } from '../picture.ts'
import type { Picture } from '../pictures/album.ts'
import { idsOf, type SeedContext } from '../seed-context.ts'

type Sold = Pick<DeviceSeed | ProductSeed, 'slug' | 'availability'>

/** Where what is in stock stands; a demonstration, like the branches. */
const branches = ['abaya-52', 'tole-bi-178', 'nauryzbay', 'samal-2']

/** Products that show how documents are listed. */
const documented = new Set(['demo-phonak-ric-90-r', 'demo-phonak-bte-p-13', 'demo-phonak-ite-70-312'])

const sheet: Picture = {
  drawing: 'sheet',
  name: 'sample-document',
  alt: {
    ru: 'Рисунок: лист с текстом, пример документа',
    kk: 'Сурет: мәтіні бар парақ, құжат үлгісі',
  },
}

/** The branches that have a product, and a sample of a document for a few. */
export async function demoFacts(
  context: SeedContext,
  { slug, availability }: Sold,
): Promise<(locale: Locale) => Record<string, unknown>> {
  const first = slug.length % branches.length
  const having = [branches[first], branches[(first + 1) % branches.length]].filter((branch) => branch !== undefined)
  const file = documented.has(slug) ? await createPicture(context, sheet) : null
  return (locale) => ({
    branches: availability === 'in_stock' ? idsOf(context, 'branches', having) : [],
    documents: file
      ? [{ kind: 'manual', language: 'kk_ru', title: locale === 'kk' ? 'Құжат үлгісі' : 'Пример документа', file }]
      : [],
  })
}
