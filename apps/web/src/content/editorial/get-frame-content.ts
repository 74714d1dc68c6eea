import 'server-only'
import type { Locale } from '@estu/domain/locale/locales'
import { accessibilityPath, agreementPath } from '@estu/domain/routing/routes'
import { getClosedPaths } from '@/content/addresses/get-closed-paths'
import { getSiteBrand, type SiteBrand } from '@/content/brand/get-site-brand'
import { getOrganisation } from '@/content/clinic/get-organisation'
import type { Announcement, Navigation, Organisation } from '@/content/types'
import { getAnnouncement } from './get-announcement'
import { getNavigation } from './get-navigation'

export type FrameContent = {
  /** Without what leads to pages that are not published. */
  navigation: Navigation
  organisation: Organisation
  announcement: Announcement | null
  brand: SiteBrand
  /** Of the pages that every frame leads to beside its menus, those that are not published. */
  closed: readonly string[]
}

const framePaths = [accessibilityPath, agreementPath]

/** What stands around every page, kept as one: what is kept is decoded anew for each visit, one by one. */
export async function getFrameContent(locale: Locale): Promise<FrameContent> {
  'use cache'
  const [navigation, organisation, announcement, brand] = await Promise.all([
    getNavigation(locale),
    getOrganisation(locale),
    getAnnouncement(locale),
    getSiteBrand(locale),
  ])
  const closed = await getClosedPaths(locale, [...hrefsOf(navigation), ...framePaths])
  return {
    navigation: withoutClosed(navigation, closed),
    organisation,
    announcement,
    brand,
    closed: framePaths.filter((path) => closed.includes(path)),
  }
}

const hrefsOf = ({ sections, footer }: Navigation) =>
  [...sections, ...footer.flatMap(({ links }) => links)].map(({ href }) => href)

/** A column of which nothing is left has no heading either. */
function withoutClosed({ sections, footer }: Navigation, closed: readonly string[]): Navigation {
  const isOpen = ({ href }: { href: string }) => !closed.includes(href)
  return {
    sections: sections.filter(isOpen),
    footer: footer
      .map((column) => ({ ...column, links: column.links.filter(isOpen) }))
      .filter(({ links }) => links.length > 0),
  }
}
