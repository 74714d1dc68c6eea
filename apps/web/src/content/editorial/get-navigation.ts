import 'server-only'
import type { Locale } from '@estu/domain/locale/locales'
import { link, words } from '@/content/map-shared'
import { readGlobal } from '@/content/read'
import type { Link, Navigation } from '@/content/types'

/** The menu and the footer in one language. */
export async function getNavigation(locale: Locale): Promise<Navigation> {
  'use cache'
  const stored = await readGlobal(locale, 'navigation')
  return {
    sections: links(stored.sections),
    footer: (stored.footer ?? []).map((column) => ({ title: words(column.title), links: links(column.links) })),
  }
}

const links = (rows: Parameters<typeof link>[0][] | null | undefined): Link[] =>
  (rows ?? []).map((row) => link(row)).filter((row) => row !== null)
