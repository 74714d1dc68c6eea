import type { Locale } from '@estu/domain/locale/locales'
import type { PayloadRequest } from 'payload'
import type { consentPurposes } from '../consent-purposes.ts'

/** Of visits being counted a browser keeps what its owner said. */
export type ConsentPurpose = Exclude<keyof typeof consentPurposes, 'analytics'>

/** Keeps what a person agreed to, in the words that were shown, in the transaction of what it allowed. */
export async function recordConsent(
  req: PayloadRequest,
  purpose: ConsentPurpose,
  subject: string,
  locale: Locale,
): Promise<void> {
  const legal = await req.payload.findGlobal({
    slug: 'legal',
    locale,
    fallbackLocale: false,
    overrideAccess: true,
    req,
  })
  const shown = legal.consents?.find((entry) => entry.purpose === purpose)
  // Nobody can have agreed to words that are not there.
  if (!shown?.text) throw new Error(`the consent for ${purpose} has no text in ${locale}`)
  await req.payload.create({
    collection: 'consents',
    data: { subject, purpose, version: shown.version, language: locale, text: shown.text },
    overrideAccess: true,
    req,
  })
}
