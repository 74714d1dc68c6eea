import 'server-only'
import type { Locale } from '@estu/domain/locale/locales'
import { readPublished } from '@/content/read'
import type { BranchDocument } from '@/content/types'
import { getHolidays } from './get-holidays'
import { mapBranchDocument } from './map-branch'

/** One branch by its address, or null where none is published in this language. */
export async function getBranch(locale: Locale, slug: string): Promise<BranchDocument | null> {
  'use cache'
  const calendar = { holidays: await getHolidays(locale), now: new Date() }
  return readPublished(locale, 'branches', slug, { depth: 1 }, (stored, languages) =>
    mapBranchDocument(stored, languages, calendar),
  )
}
