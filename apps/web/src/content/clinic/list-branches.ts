import 'server-only'
import type { Locale } from '@estu/domain/locale/locales'
import { words } from '@/content/map-shared'
import { readList } from '@/content/read'
import type { Branch } from '@/content/types'
import { getHolidays } from './get-holidays'
import { mapBranch } from './map-branch'
import { maxRecords } from './max-records'

/** The published branches of a language. Each special day and holiday that passes is announced as a change. */
export async function listBranches(locale: Locale): Promise<Branch[]> {
  'use cache'
  const calendar = { holidays: await getHolidays(locale), now: new Date() }
  const found = await readList(locale, 'branches', { sort: 'createdAt', limit: maxRecords, depth: 1 })
  return found.filter(({ slug, title }) => slug && words(title)).map((branch) => mapBranch(branch, calendar))
}
