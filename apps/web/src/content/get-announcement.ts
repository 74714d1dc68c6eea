import 'server-only'
import type { Locale } from '@estu/domain/locale'
import { globalTag } from '@estu/domain/outbox-tags'
import { cacheLife, cacheTag } from 'next/cache'
import { asVisitor } from './as-visitor'
import { link, words } from './map-shared'
import { cms } from './payload'
import type { Announcement } from './types'

/** The line above every page, while its period lasts and where it has words; the worker announces both ends. */
export async function getAnnouncement(locale: Locale): Promise<Announcement | null> {
  'use cache'
  cacheLife('max')
  cacheTag(globalTag('announcement'))
  const payload = await cms()
  const stored = await payload.findGlobal({ slug: 'announcement', depth: 0, ...asVisitor(locale) })
  const text = words(stored.text)
  const now = Date.now()
  if (!text || (stored.startsAt && Date.parse(stored.startsAt) > now)) return null
  if (stored.endsAt && Date.parse(stored.endsAt) <= now) return null
  return {
    text,
    link: link({ label: stored.linkLabel, href: stored.href }),
    tone: stored.tone ?? 'calm',
  }
}
