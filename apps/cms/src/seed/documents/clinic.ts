import type { BranchSeed, SpecialistSeed } from '../content/contract.ts'
import { type Garden, idOf } from '../garden.ts'
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
    }),
  })
}
