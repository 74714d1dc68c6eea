import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sectionAt } from '@estu/domain/catalogue/listing/listing-path'
import { isLocale, type Locale, splitLocalePath } from '@estu/domain/locale/locales'
import { z } from 'zod'
import { pageRoute } from './page-route.ts'

const route = z.object({ page: z.string(), regex: z.string() })
const manifest = z.object({
  staticRoutes: z.array(route),
  dynamicRoutes: z.array(route),
})

/**
 * `other` is no page at all, `page` one that is there whatever the CMS holds, `nowhere` is what no page can have; else
 * an address that a document may have.
 */
export type Place = 'other' | 'page' | 'nowhere' | { locale: Locale; path: string }

export type PageRoutes = (pathname: string) => Place

/** Parts of a route that a document's slug fills; those that a token or an id fills have guards of their own. */
const open = /\/\[(slug|\.\.\.rest)\]$/
/** Pages that stand elsewhere than their addresses say: under their own names they are nowhere. */
const elsewhere = '/[locale]/listing/'

/**
 * Which addresses are pages of documents, by the routes that Next wrote down when it was built. Trap: an address of no
 * route at all, `/media/a/b`, is a page to Next too, in a language named `media`.
 */
export function readPageRoutes(dir: string): PageRoutes {
  const built = readManifest(dir)
  const files = new Set(readdirSync(path.join(dir, 'public'), { recursive: true }).map((name) => `/${name}`))
  return pageRoutes(built, files)
}

/** What answers below `/api`, each by its first part. */
export function readApiNames(dir: string): Set<string> {
  const { staticRoutes, dynamicRoutes } = readManifest(dir)
  return new Set([...staticRoutes, ...dynamicRoutes].flatMap(({ page }) => /^\/api\/([a-z-]+)/.exec(page)?.[1] ?? []))
}

const readManifest = (dir: string) =>
  manifest.parse(JSON.parse(readFileSync(path.join(dir, '.next/routes-manifest.json'), 'utf8')))

export function pageRoutes(built: z.output<typeof manifest>, files: ReadonlySet<string>): PageRoutes {
  const routes = [...built.staticRoutes, ...built.dynamicRoutes].map(({ page, regex }) => ({
    page,
    regex: new RegExp(regex),
  }))
  return (pathname) => {
    const { path } = splitLocalePath(pathname)
    if (files.has(pathname) || path.startsWith('/preview/')) return 'other'
    // Files of the build were answered with before; of Next's own machinery nothing is offered.
    if (pathname.startsWith('/_next/')) return 'nowhere'
    if (sectionAt(path.slice(1))) return 'page'
    const internal = pageRoute(pathname) ?? pathname
    const page = routes.find(({ regex }) => regex.test(internal))?.page
    if (!page?.startsWith('/[locale]')) return 'other'
    if (page.startsWith(elsewhere)) return 'nowhere'
    const [, locale, ...parts] = internal.split('/')
    if (!isLocale(locale)) return 'nowhere'
    // Russian has no prefix: Next leads on to the address without it.
    if (internal === pathname && locale === 'ru') return 'other'
    return open.test(page) ? { locale, path: `/${parts.join('/')}` } : 'page'
  }
}
