import 'server-only'
import type { Locale } from '@estu/domain/locale/locales'
import { link, words } from '@/content/map-shared'
import { readGlobal } from '@/content/read'
import type { Announcement } from '@/content/types'

/** The line above every page, while its period lasts and where it has words; the worker announces both ends. */
export async function getAnnouncement(locale: Locale): Promise<Announcement | null> {
  'use cache'
  const stored = await readGlobal(locale, 'announcement')
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
