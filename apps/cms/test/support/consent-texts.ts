import type { Payload } from 'payload'

const purposes = ['order', 'appointment', 'feedback', 'account', 'marketing', 'screener_result', 'analytics'] as const

/** The words of every consent in both languages, without which no form is taken. */
export async function giveConsentTexts(payload: Payload): Promise<void> {
  const stored = await payload.updateGlobal({
    slug: 'legal',
    locale: 'ru',
    data: { consents: purposes.map((purpose) => ({ purpose, version: '1', text: `Согласие: ${purpose}` })) },
    overrideAccess: true,
  })
  await payload.updateGlobal({
    slug: 'legal',
    locale: 'kk',
    data: { consents: (stored.consents ?? []).map((consent) => ({ ...consent, text: `Келісім: ${consent.purpose}` })) },
    overrideAccess: true,
  })
}
