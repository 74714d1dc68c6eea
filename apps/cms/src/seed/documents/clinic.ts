import type { BranchSeed, ServiceSeed, SpecialistSeed } from '../content/contract.ts'
import { createDocument, rowOf, storeDocument } from '../create-document.ts'
import { createPicture } from '../picture.ts'
import type { Picture } from '../pictures/album.ts'
import { idOf, idsOf, type SeedContext } from '../seed-context.ts'

const room = {
  ru: 'Рисунок вместо фотографии: кабина для проверки слуха и стол специалиста',
  kk: 'Фотосуреттің орнына сызба: есту қабілетін тексеретін кабина мен маманның үстелі',
}

/** The way to a branch, its door and a room. Drawn, and saying so: the demo shop has no photographs. */
export const picturesOfBranch = ({
  slug,
  scheme,
  door,
}: BranchSeed): [scheme: Picture, door: Picture, room: Picture] => [
  { drawing: `scheme-${slug}`, name: `scheme-${slug}`, alt: scheme },
  { drawing: 'door-from-street', name: `door-${slug}`, alt: door },
  { drawing: 'room-hearing-check', name: 'room-hearing-check', alt: room },
]

export async function createBranch(context: SeedContext, branch: BranchSeed): Promise<void> {
  const [way, door, inside] = picturesOfBranch(branch)
  const scheme = await createPicture(context, way)
  const photographs = [await createPicture(context, door), await createPicture(context, inside)].filter(Boolean)
  await createDocument(context, {
    collection: 'branches',
    slug: branch.slug,
    fields: (locale) => ({
      title: branch.title[locale],
      city: branch.city[locale],
      district: branch.district[locale],
      address: branch.address[locale],
      directions: branch.directions[locale],
      scheme,
      photographs,
      postalCode: branch.postalCode,
      lat: branch.geo.lat,
      lng: branch.geo.lng,
      phone: branch.phone,
      whatsapp: branch.whatsapp,
      hours: branch.hours.flatMap((hours, index) => (hours ? [{ day: String(index + 1), ...hours }] : [])),
      specialDays: branch.specialDays.map(({ date, hours, note }) => ({
        date: `${date}T07:00:00.000Z`,
        closed: hours === null,
        opens: hours?.opens,
        closes: hours?.closes,
        note: note[locale],
      })),
      services: branch.services.map((service) => ({ name: service[locale] })),
      accessibility: branch.accessibility,
      languages: branch.languages,
      meta: { title: branch.seo.title[locale], description: branch.seo.description[locale] },
    }),
  })
}

export async function createSpecialist(context: SeedContext, specialist: SpecialistSeed): Promise<void> {
  await createDocument(context, {
    collection: 'specialists',
    slug: specialist.slug,
    fields: (locale) => ({
      title: specialist.name[locale],
      role: specialist.role[locale],
      education: specialist.education[locale],
      languages: specialist.languages,
      branch: idOf(context, 'branches', specialist.branch),
      hours: specialist.hours ?? [],
    }),
  })
}

export async function createService(context: SeedContext, service: ServiceSeed): Promise<void> {
  await createDocument(context, {
    collection: 'services',
    slug: service.slug,
    fields: (locale) => ({
      title: service.title[locale],
      summary: service.summary[locale],
      drawing: service.cover,
      body: context.rich(service.body[locale]),
      preparation: context.rich(service.preparation[locale]),
      durationMin: service.durationMin,
      priceKzt: service.priceKzt,
      bookable: service.bookable,
      ageGroup: service.ageGroup,
      mode: service.mode,
      branches: idsOf(context, 'branches', service.branches),
      specialists: idsOf(context, 'specialists', service.specialists),
      faq: service.faq.map(({ question, answer }) => ({ question: question[locale], answer: answer[locale] })),
      meta: { title: service.seo.title[locale], description: service.seo.description[locale] },
    }),
  })
}

/** Branches name their services, and services their branches: the first side is completed once the second exists. */
export async function connectBranch(context: SeedContext, branch: BranchSeed): Promise<void> {
  const id = idOf(context, 'branches', branch.slug)
  const { documents, req } = context.batch
  const document = documents.find((candidate) => candidate.id === id)
  if (!id || !document) return
  const offers = idsOf(context, 'services', branch.offers)
  for (const doc of [document.stored, ...document.saved.values()]) doc.offers = offers
  // Trap: lists that an update does not name are emptied.
  const data = rowOf(document.stored, document.storedAt)
  await context.payload.db.updateOne({ collection: 'branches', id, data, req, returning: false })
}

/** What is sold from the shelf, and so has a number in stock. */
const shelved = ['devices', 'consumables', 'accessories'] as const

/** So many of each thing that is in stock. Demo numbers; written once, then the sales move them. */
export async function createStock(context: SeedContext): Promise<void> {
  for (const { id, kind, stored } of [...context.batch.documents]) {
    const relationTo = shelved.find((collection) => collection === kind.collection?.slug)
    if (!relationTo || stored.availability !== 'in_stock') continue
    const quantity = relationTo === 'devices' ? 12 : 60
    await storeDocument(context, {
      collection: 'stock',
      languages: ['ru'],
      fields: () => ({ product: { relationTo, value: id }, quantity }),
    })
  }
}
