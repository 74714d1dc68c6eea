import 'server-only'
import type { Announcement as Stored } from '@estu/cms/types'
import type { Locale } from '@estu/domain/locale/locales'
import { link, words } from '@/content/map-shared'
import { readGlobal } from '@/content/read'
import type { Announcement } from '@/content/types'

/** The line above every page, while its period lasts and where it has words; the worker announces both ends. */
export async function getAnnouncement(locale: Locale): Promise<Announcement | null> {
  'use cache'
  const stored = await readGlobal(locale, 'announcement')
  const now = Date.now()
  if (stored.startsAt && Date.parse(stored.startsAt) > now) return null
  if (stored.endsAt && Date.parse(stored.endsAt) <= now) return null
  return mapAnnouncement(stored)
}

/** The line whatever its period is; null where it has no words. */
export function mapAnnouncement(stored: Stored): Announcement | null {
  const text = words(stored.text)
  if (!text) return null
  return {
    text,
    link: link({ label: stored.linkLabel, href: stored.href }),
    tone: stored.tone ?? 'calm',
  }
}
