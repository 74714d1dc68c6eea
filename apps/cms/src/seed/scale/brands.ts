import type { Payload } from 'payload'
import { createTogether } from '../batch.ts'
import { createDocument } from '../create-document.ts'
import { openSeedContext } from '../seed-context.ts'
import { brandNames } from './words/brand-names.ts'
import { demoNotice } from './words/device-words.ts'
import { words } from './words/words.ts'

const tagline = words(
  'Вымышленный бренд для показа большого каталога',
  'Үлкен каталогты көрсетуге арналған ойдан алынған бренд',
)

export const brandSlugs = brandNames.map((name) => `demo-${name.toLowerCase()}`)

/** Brands that are no maker's and say so, each once. */
export async function createScaleBrands(payload: Payload): Promise<void> {
  const context = await openSeedContext(payload)
  await createTogether(context, async () => {
    for (const [index, name] of brandNames.entries()) {
      const title = words(`${name} (демо)`, `${name} (демо)`)
      await createDocument(context, {
        collection: 'brands',
        slug: brandSlugs[index] as string,
        fields: (locale) => ({
          title: title[locale],
          tagline: tagline[locale],
          story: context.rich(demoNotice[locale]),
          meta: { title: `${title[locale]} · Есту`, description: `${tagline[locale]}.` },
        }),
      })
    }
  })
}
