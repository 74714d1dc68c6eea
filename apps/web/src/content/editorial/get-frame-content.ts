import 'server-only'
import type { Locale } from '@estu/domain/locale/locales'
import { getOrganisation } from '@/content/clinic/get-organisation'
import type { Announcement, Navigation, Organisation } from '@/content/types'
import { getAnnouncement } from './get-announcement'
import { getNavigation } from './get-navigation'

export type FrameContent = { navigation: Navigation; organisation: Organisation; announcement: Announcement | null }

/** What stands around every page, kept as one: what is kept is decoded anew for each visit, one by one. */
export async function getFrameContent(locale: Locale): Promise<FrameContent> {
  'use cache'
  const [navigation, organisation, announcement] = await Promise.all([
    getNavigation(locale),
    getOrganisation(locale),
    getAnnouncement(locale),
  ])
  return { navigation, organisation, announcement }
}
