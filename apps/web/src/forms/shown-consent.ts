import 'server-only'
import { createHash } from 'node:crypto'
import type { Locale } from '@estu/domain/locale/locales'
import { getConsent } from '@/content/editorial/get-consent'
import { type FormValues, textOf } from './state/form-state'

/** The unseen field that says which words stood beside the box that was ticked. */
export const consentTextField = 'consentText'

export type ConsentPurpose = Parameters<typeof getConsent>[1]

/** What stands for a consent's words in a form. */
export const consentDigest = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22)

/**
 * Whether the words that were agreed to are still the words that would be kept.
 * @param field says which words they were
 */
export async function agreesToToday(
  typed: FormValues,
  locale: Locale,
  purpose: ConsentPurpose,
  field = consentTextField,
): Promise<boolean> {
  return textOf(typed, field) === consentDigest(await getConsent(locale, purpose))
}
