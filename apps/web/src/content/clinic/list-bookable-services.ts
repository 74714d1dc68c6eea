import 'server-only'
import type { Locale } from '@estu/domain/locale/locales'
import { words } from '@/content/map-shared'
import { readList } from '@/content/read'
import { maxRecords } from './max-records'

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

const whole = { limit: maxRecords, depth: 0 }

/** What can be booked on the site, where, and with whom, in the words of one language. */
export async function listBookableServices(locale: Locale): Promise<Bookable> {
  'use cache'
  const [services, branches, specialists] = await Promise.all([
    readList(locale, 'services', { where: { bookable: { equals: true } }, sort: 'createdAt', ...whole }),
    readList(locale, 'branches', { sort: 'createdAt', ...whole }),
    readList(locale, 'specialists', { sort: 'createdAt', ...whole }),
  ])
  return {
    services: services.map((service) => ({
      id: service.id,
      title: words(service.title),
      summary: words(service.summary),
      durationMin: service.durationMin,
      priceKzt: service.priceKzt ?? null,
      branches: idsOf(service.branches),
      specialists: idsOf(service.specialists),
    })),
    branches: branches.map((branch) => ({
      id: branch.id,
      title: words(branch.title),
      address: words(branch.address),
      offers: idsOf(branch.offers),
    })),
    specialists: specialists.map((person) => ({
      id: person.id,
      title: words(person.title),
      role: words(person.role),
      branch: idOf(person.branch),
    })),
  }
}
