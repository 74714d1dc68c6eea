import 'server-only'
import type { Navigation as Stored } from '@estu/cms/types'
import type { Locale } from '@estu/domain/locale/locales'
import { link, words } from '@/content/map-shared'
import { readGlobal } from '@/content/read'
import type { Link, Navigation } from '@/content/types'

/** The menu and the footer in one language. */
export async function getNavigation(locale: Locale): Promise<Navigation> {
  'use cache'
  return mapNavigation(await readGlobal(locale, 'navigation'))
}

export const mapNavigation = (stored: Stored): Navigation => ({
  sections: links(stored.sections),
  footer: (stored.footer ?? []).map((column) => ({ title: words(column.title), links: links(column.links) })),
})

const links = (rows: Parameters<typeof link>[0][] | null | undefined): Link[] =>
  (rows ?? []).map((row) => link(row)).filter((row) => row !== null)
