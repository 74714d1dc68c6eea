import type { BranchSeed, ServiceSeed, SpecialistSeed } from '../content/contract.ts'
import { type Garden, idOf, idsOf } from '../garden.ts'
import { plantPicture } from '../picture.ts'
import { plant } from '../plant.ts'

export async function plantBranch(garden: Garden, branch: BranchSeed): Promise<void> {
  await plant(garden, {
    collection: 'branches',
    slug: branch.slug,
    fields: (locale) => ({
      title: branch.title[locale],
      city: branch.city[locale],
      district: branch.district[locale],
      address: branch.address[locale],
      directions: branch.directions[locale],
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

export async function plantSpecialist(garden: Garden, specialist: SpecialistSeed): Promise<void> {
  await plant(garden, {
    collection: 'specialists',
    slug: specialist.slug,
    fields: (locale) => ({
      title: specialist.name[locale],
      role: specialist.role[locale],
      education: specialist.education[locale],
      languages: specialist.languages,
      branch: idOf(garden, 'branches', specialist.branch),
      hours: specialist.hours ?? [],
    }),
  })
}

export async function plantService(garden: Garden, service: ServiceSeed): Promise<void> {
  const cover = await plantPicture(garden, {
    drawing: `cover-${service.cover}`,
    name: `cover-${service.slug}`,
    alt: { ru: `Рисунок к услуге «${service.title.ru}»`, kk: `«${service.title.kk}» қызметінің суреті` },
  })
  await plant(garden, {
    collection: 'services',
    slug: service.slug,
    fields: (locale) => ({
      title: service.title[locale],
      summary: service.summary[locale],
      cover,
      body: garden.rich(service.body[locale]),
      preparation: garden.rich(service.preparation[locale]),
      durationMin: service.durationMin,
      priceKzt: service.priceKzt,
      bookable: service.bookable,
      ageGroup: service.ageGroup,
      mode: service.mode,
      branches: idsOf(garden, 'branches', service.branches),
      specialists: idsOf(garden, 'specialists', service.specialists),
      faq: service.faq.map(({ question, answer }) => ({ question: question[locale], answer: answer[locale] })),
      meta: { title: service.seo.title[locale], description: service.seo.description[locale] },
    }),
  })
}

/** Branches name their services, and services their branches: the first side is written once the second exists. */
export async function connectBranch(garden: Garden, branch: BranchSeed): Promise<void> {
  const id = idOf(garden, 'branches', branch.slug)
  if (!id || !garden.fresh.has(`branches:${branch.slug}`)) return
  await garden.payload.update({
    collection: 'branches',
    id,
    locale: 'ru',
    data: { offers: idsOf(garden, 'services', branch.offers), _status: 'published' },
    overrideAccess: true,
    depth: 0,
  })
}

/** So many of each thing that is in stock. Demo numbers; written once, then the sales move them. */
export async function plantStock(garden: Garden): Promise<void> {
  const { payload } = garden
  for (const relationTo of ['devices', 'consumables', 'accessories'] as const) {
    const found = await payload.find({
      collection: relationTo,
      where: { availability: { equals: 'in_stock' } },
      pagination: false,
      depth: 0,
      locale: 'ru',
      overrideAccess: true,
    })
    for (const { id, slug } of found.docs) {
      if (!slug || !garden.fresh.has(`${relationTo}:${slug}`)) continue
      const quantity = relationTo === 'devices' ? 12 : 60
      const data = { product: { relationTo, value: id }, quantity, key: `${relationTo}:${id}` }
      await payload.create({ collection: 'stock', data, depth: 0, overrideAccess: true })
    }
  }
}
