import 'server-only'
import type { Branch as Stored } from '@estu/cms/types'
import { almatyDay } from '@estu/domain/appointments/availability'
import { coordinateLimits } from '@estu/domain/contacts/coordinates'
import type { Locale } from '@estu/domain/locale/locales'
import { z } from 'zod'
import { filledAll, seo, words } from '@/content/map-shared'
import type { Branch, BranchDocument, OpeningHours } from '@/content/types'
import { mapServiceCard } from './map-service'

const degree = ({ min, max }: { min: number; max: number }) => z.number().min(min).max(max)

/** What is no place of ours leads to no map, whoever stored it. */
const place = z.object({ lat: degree(coordinateLimits.lat), lng: degree(coordinateLimits.lng) })

/** A branch with what its own page needs. */
export function mapBranchDocument(stored: Stored, languages: Locale[], now: Date): BranchDocument {
  const branch = mapBranch(stored, now)
  return { ...branch, languages, seo: seo(stored.meta, { title: branch.title, description: branch.address }) }
}

/** A branch as it stands in lists. */
export function mapBranch(stored: Stored, now: Date): Branch {
  return {
    id: stored.id,
    slug: stored.slug ?? '',
    title: words(stored.title),
    city: words(stored.city),
    district: words(stored.district),
    address: words(stored.address),
    directions: words(stored.directions),
    postalCode: stored.postalCode ?? null,
    geo: place.safeParse(stored).data ?? null,
    phone: stored.phone ?? null,
    whatsapp: stored.whatsapp ?? null,
    hours: week(stored.hours),
    specialDays: specialDays(stored.specialDays, almatyDay(now)),
    offers: filledAll(stored.offers)
      .filter(({ slug, title }) => slug && title)
      .map(mapServiceCard),
    services: (stored.services ?? []).map(({ name }) => words(name)).filter(Boolean),
    accessibility: stored.accessibility ?? [],
    spoken: stored.languages ?? [],
    updatedAt: stored.updatedAt,
  }
}

/** Those that are over stay in the CMS. */
function specialDays(days: Stored['specialDays'], today: string): Branch['specialDays'] {
  return (days ?? [])
    .filter(({ date }) => almatyDay(new Date(date)) >= today)
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
