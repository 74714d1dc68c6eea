import type { ProductCollection } from '@estu/domain/catalogue/collections'
import type { Payload } from 'payload'
import { idOf } from '../../fields/id-of.ts'
import { nounOf } from './products/kind-of.ts'

/** What invented products lean on: brands, branches, and pictures of the demo content. */
export type Surroundings = {
  brands: { id: string; slug: string; name: string }[]
  branches: string[]
  /** Whether products name the branches they stand in. */
  withBranches: boolean
  /** Ids of pictures of a form or kind. */
  pictures: Record<ProductCollection, (shown: string) => string[]>
}

const shared = { locale: 'ru', depth: 0, overrideAccess: true, sort: 'slug' } as const

/** @param brands addresses of those the products are of. */
export async function readSurroundings(payload: Payload, brands: readonly string[]): Promise<Surroundings> {
  const found = await payload.find({
    ...shared,
    collection: 'brands',
    where: { slug: { in: [...brands] } },
    limit: brands.length,
  })
  const branches = await payload.find({ ...shared, collection: 'branches', limit: 50 })
  return {
    brands: found.docs.map(({ id, slug, title }) => ({ id, slug: String(slug), name: nameOf(String(title)) })),
    branches: branches.docs.map(({ id }) => id),
    withBranches: payload.collections.devices.config.flattenedFields.some(({ name }) => name === 'branches'),
    pictures: {
      devices: await picturesOf(payload, 'devices', 'formFactor'),
      consumables: await picturesOf(payload, 'consumables', 'kind'),
      accessories: await picturesOf(payload, 'accessories', 'kind'),
      implants: await picturesOf(payload, 'implants', 'component'),
    },
  }
}

const nameOf = (title: string) => title.replace(/ \(.*\)$/, '')

/** Those of the first demo card of each form or kind that has any; most are shown by a drawing. */
async function picturesOf(
  payload: Payload,
  collection: ProductCollection,
  by: string,
): Promise<(shown: string) => string[]> {
  const { docs } = await payload.find({
    ...shared,
    collection,
    where: { slug: { not_like: `-${nounOf[collection]}-` } },
    limit: 100,
  })
  const pictures = new Map<string, string[]>()
  for (const doc of docs) {
    const images = (doc.images ?? []).map((image) => String(idOf(image)))
    const name = String((doc as unknown as Record<string, unknown>)[by])
    if (images.length > 0 && !pictures.has(name)) pictures.set(name, images)
  }
  return (shown) => pictures.get(shown) ?? []
}
