import 'server-only'
import type { Legal as Stored } from '@estu/cms/types'
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

/** Who processes what is sent, as it is named beside every consent. */
export async function getOperator(locale: Locale): Promise<string> {
  'use cache'
  return mapOperator(await readGlobal(locale, 'legal'))
}

const mapOperator = ({ operator }: Pick<Stored, 'operator'>): string => words(operator)

/** The question about counting visits, in the words of the CMS. */
export async function getAnalyticsText(locale: Locale): Promise<string> {
  'use cache'
  const legal = await readGlobal(locale, 'legal')
  const consent = words(legal.consents?.find(({ purpose }) => purpose === 'analytics')?.text)
  return [words(legal.cookieNotice), consent].filter(Boolean).join(' ')
}

type Purpose = NonNullable<Stored['consents']>[number]['purpose']

export type LegalTexts = {
  operator: string
  consents: { id: string; purpose: Purpose; text: string }[]
  cookieNotice: string
}

/** All of them at once, as an editor sees them. */
export const mapLegal = (stored: Stored): LegalTexts => ({
  operator: mapOperator(stored),
  consents: (stored.consents ?? [])
    .map(({ id, purpose, text }) => ({ id: id ?? purpose, purpose, text: words(text) }))
    .filter(({ text }) => text),
  cookieNotice: words(stored.cookieNotice),
})
