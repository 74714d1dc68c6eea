import 'server-only'
import type { Holiday, Branch as Stored } from '@estu/cms/types'
import { almatyDay, daysFrom } from '@estu/domain/appointments/availability'
import { branchDays, otherDays } from '@estu/domain/appointments/branch-days'
import { coordinateLimits } from '@estu/domain/contacts/coordinates'
import type { Locale } from '@estu/domain/locale/locales'
import { z } from 'zod'
import { filledAll, picture, seo, words } from '@/content/map-shared'
import type { Branch, BranchDocument } from '@/content/types'
import { mapServiceCard } from './map-service'

const degree = ({ min, max }: { min: number; max: number }) => z.number().min(min).max(max)

/** What is no place of ours leads to no map, whoever stored it. */
const place = z.object({ lat: degree(coordinateLimits.lat), lng: degree(coordinateLimits.lng) })

/** The days off of the whole network, and when it is: both change what a branch's hours are. */
export type BranchCalendar = { holidays: Holiday; now: Date }

/** A branch with what its own page needs. */
export function mapBranchDocument(stored: Stored, languages: Locale[], calendar: BranchCalendar): BranchDocument {
  const branch = mapBranch(stored, calendar)
  return { ...branch, languages, seo: seo(stored.meta, { title: branch.title, description: branch.address }) }
}

/** A branch as it stands in lists. */
export function mapBranch(stored: Stored, calendar: BranchCalendar): Branch {
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
    ...hoursOf(stored, calendar),
    offers: filledAll(stored.offers)
      .filter(({ slug, title }) => slug && title)
      .map(mapServiceCard),
    services: (stored.services ?? []).map(({ name }) => words(name)).filter(Boolean),
    accessibility: stored.accessibility ?? [],
    spoken: stored.languages ?? [],
    photographs: filledAll(stored.photographs)
      .map(picture)
      .filter((one) => one !== null),
    scheme: picture(stored.scheme),
    updatedAt: stored.updatedAt,
  }
}

/** How far ahead the other days of a branch are told: people plan a visit for the weeks to come. */
const daysAhead = 92

/** What is over stays in the CMS. */
function hoursOf(stored: Stored, { holidays, now }: BranchCalendar): Pick<Branch, 'hours' | 'seasons' | 'otherDays'> {
  const days = branchDays(stored, holidays.days)
  const notes = new Map<string, string>()
  for (const { date, title } of holidays.days ?? []) notes.set(almatyDay(new Date(date)), words(title))
  for (const { date, note } of stored.specialDays ?? []) {
    const day = almatyDay(new Date(date))
    notes.set(day, words(note) || notes.get(day) || '')
  }
  const [first = '', last = ''] = [almatyDay(now), daysFrom(almatyDay(now), daysAhead).at(-1)]
  return {
    hours: days.week,
    seasons: days.seasons.filter(({ to }) => to >= first),
    otherDays: otherDays(days, first, last).map((other) => ({ ...other, note: notes.get(other.day) ?? '' })),
  }
}
