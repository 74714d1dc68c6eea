import 'server-only'
import type { Locale } from '@estu/domain/locale/locales'
import { plainWords, words } from '@/content/map-shared'
import { readGlobal } from '@/content/read'

/** The words of a consent as they stand in the CMS; they are kept with whatever they allow. */
export async function getConsent(
  locale: Locale,
  purpose: 'order' | 'appointment' | 'feedback' | 'account' | 'screener_result',
) {
  'use cache'
  const legal = await readGlobal(locale, 'legal')
  return plainWords(legal.consents?.find((consent) => consent.purpose === purpose)?.text)
}

/** The question about counting visits, in the words of the CMS. */
export async function getAnalyticsText(locale: Locale): Promise<string> {
  'use cache'
  const legal = await readGlobal(locale, 'legal')
  const consent = words(legal.consents?.find(({ purpose }) => purpose === 'analytics')?.text)
  return [words(legal.cookieNotice), consent].filter(Boolean).join(' ')
}
