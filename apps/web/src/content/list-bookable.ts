import 'server-only'
import type { Locale } from '@estu/domain/locale'
import { listTag } from '@estu/domain/outbox-tags'
import { cacheLife, cacheTag } from 'next/cache'
import { asVisitor } from './as-visitor'
import { words } from './map-shared'
import { cms } from './payload'

export type Bookable = {
  services: {
    id: string
    title: string
    summary: string
    durationMin: number
    priceKzt: number | null
    branches: string[]
    specialists: string[]
  }[]
  branches: { id: string; title: string; address: string; offers: string[] }[]
  specialists: { id: string; title: string; role: string; branch: string | null }[]
}

const idOf = (value: string | { id: string } | null | undefined) =>
  typeof value === 'string' ? value : (value?.id ?? null)
const idsOf = (values: readonly (string | { id: string })[] | null | undefined) =>
  (values ?? []).flatMap((value) => idOf(value) ?? [])

/** What can be booked on the site, where, and with whom, in the words of one language. */
export async function listBookable(locale: Locale): Promise<Bookable> {
  'use cache'
  cacheLife('max')
  cacheTag(listTag('services'), listTag('branches'), listTag('specialists'))
  const payload = await cms()
  const all = { sort: 'createdAt', pagination: false, depth: 0, ...asVisitor(locale) } as const
  const [services, branches, specialists] = await Promise.all([
    payload.find({ collection: 'services', where: { bookable: { equals: true } }, ...all }),
    payload.find({ collection: 'branches', ...all }),
    payload.find({ collection: 'specialists', ...all }),
  ])
  return {
    services: services.docs.map((service) => ({
      id: service.id,
      title: words(service.title),
      summary: words(service.summary),
      durationMin: service.durationMin,
      priceKzt: service.priceKzt ?? null,
      branches: idsOf(service.branches),
      specialists: idsOf(service.specialists),
    })),
    branches: branches.docs.map((branch) => ({
      id: branch.id,
      title: words(branch.title),
      address: words(branch.address),
      offers: idsOf(branch.offers),
    })),
    specialists: specialists.docs.map((person) => ({
      id: person.id,
      title: words(person.title),
      role: words(person.role),
      branch: idOf(person.branch),
    })),
  }
}
