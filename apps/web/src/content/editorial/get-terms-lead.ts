import 'server-only'
import type { Delivery, Instalment } from '@estu/cms/types'
import type { Locale } from '@estu/domain/locale/locales'
import { words } from '@/content/map-shared'
import { readGlobal } from '@/content/read'

export type Terms = 'delivery' | 'instalments'

/** What an editor says before the rates of delivery, or before the plans of instalments. */
export async function getTermsLead(locale: Locale, terms: Terms): Promise<string> {
  'use cache'
  return mapTermsLead(await readGlobal(locale, terms))
}

export const mapTermsLead = ({ lead }: Pick<Delivery | Instalment, 'lead'>): string => words(lead)
