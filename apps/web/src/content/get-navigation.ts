import 'server-only'
import type { Locale } from '@estu/domain/locale'
import { globalTag } from '@estu/domain/outbox-tags'
import { cacheLife, cacheTag } from 'next/cache'
import { asVisitor } from './as-visitor'
import { link, words } from './map-shared'
import { cms } from './payload'
import type { Link, Navigation } from './types'

/** The menu and the footer in one language. */
export async function getNavigation(locale: Locale): Promise<Navigation> {
  'use cache'
  cacheLife('max')
  cacheTag(globalTag('navigation'))
  const payload = await cms()
  const stored = await payload.findGlobal({ slug: 'navigation', depth: 0, ...asVisitor(locale) })
  return {
    sections: links(stored.sections),
    footer: (stored.footer ?? []).map((column) => ({ title: words(column.title), links: links(column.links) })),
  }
}

const links = (rows: Parameters<typeof link>[0][] | null | undefined): Link[] =>
  (rows ?? []).map((row) => link(row)).filter((row) => row !== null)
