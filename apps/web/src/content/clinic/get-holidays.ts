import 'server-only'
import type { Holiday } from '@estu/cms/types'
import type { Locale } from '@estu/domain/locale/locales'
import { readGlobal } from '@/content/read'

/** The days off of the whole network, named in one language. */
export async function getHolidays(locale: Locale): Promise<Holiday> {
  'use cache'
  return readGlobal(locale, 'holidays')
}
