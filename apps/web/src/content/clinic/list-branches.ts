import 'server-only'
import type { Branch as Stored } from '@estu/cms/types'
import type { Locale } from '@estu/domain/locale/locales'
import { filledAll, words } from '@/content/map-shared'
import { readList } from '@/content/read'
import type { Branch, OpeningHours } from '@/content/types'
import { clinicSize } from './clinic-size'

/** The published branches of a language. */
export async function listBranches(locale: Locale): Promise<Branch[]> {
  'use cache'
  const found = await readList(locale, 'branches', { sort: 'createdAt', limit: clinicSize, depth: 1 })
  return found.filter((branch) => words(branch.title)).map(mapBranch)
}

function mapBranch(stored: Stored): Branch {
  const { lat, lng } = stored
  return {
    id: stored.id,
    slug: stored.slug ?? '',
    title: words(stored.title),
    city: words(stored.city),
    district: words(stored.district),
    address: words(stored.address),
    directions: words(stored.directions),
    postalCode: stored.postalCode ?? null,
    geo: typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null,
    phone: stored.phone ?? null,
    whatsapp: stored.whatsapp ?? null,
    hours: week(stored.hours),
    specialDays: specialDays(stored.specialDays),
    offers: filledAll(stored.offers)
      .filter(({ slug, title }) => slug && title)
      .map(({ slug, title }) => ({ slug: words(slug), title: words(title) })),
    services: (stored.services ?? []).map(({ name }) => words(name)).filter(Boolean),
    accessibility: stored.accessibility ?? [],
    languages: stored.languages ?? [],
    updatedAt: stored.updatedAt,
  }
}

function specialDays(days: Stored['specialDays']): Branch['specialDays'] {
  return (days ?? [])
    .map(({ date, closed, opens, closes, note }) => ({
      date,
      hours: !closed && opens && closes ? { opens, closes } : null,
      note: words(note),
    }))
    .toSorted((a, b) => a.date.localeCompare(b.date))
}

function week(hours: Stored['hours']): OpeningHours[] {
  return Array.from({ length: 7 }, (_, index) => {
    const day = hours?.find((row) => row.day === String(index + 1))
    return day ? { opens: day.opens, closes: day.closes } : null
  })
}
