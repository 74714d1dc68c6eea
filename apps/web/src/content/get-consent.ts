import 'server-only'
import type { Locale } from '@estu/domain/locale'
import { globalTag } from '@estu/domain/outbox-tags'
import { cacheLife, cacheTag } from 'next/cache'
import { asVisitor } from './as-visitor'
import { words } from './map-shared'
import { cms } from './payload'

/** The words of a consent as they stand in the CMS; they are kept with whatever they allow. */
export async function getConsent(locale: Locale, purpose: 'order' | 'appointment' | 'feedback' | 'account') {
  'use cache'
  cacheLife('max')
  cacheTag(globalTag('legal'))
  const payload = await cms()
  const legal = await payload.findGlobal({ slug: 'legal', depth: 0, ...asVisitor(locale) })
  return words(legal.consents?.find((consent) => consent.purpose === purpose)?.text)
}

/** The question about counting visits, in the words of the CMS. */
export async function getCountingText(locale: Locale): Promise<string> {
  'use cache'
  cacheLife('max')
  cacheTag(globalTag('legal'))
  const payload = await cms()
  const legal = await payload.findGlobal({ slug: 'legal', depth: 0, ...asVisitor(locale) })
  const consent = words(legal.consents?.find(({ purpose }) => purpose === 'analytics')?.text)
  return [words(legal.cookieNotice), consent].filter(Boolean).join(' ')
}
