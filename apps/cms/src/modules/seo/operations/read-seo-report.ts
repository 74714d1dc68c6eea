import { addressedCollections } from '@estu/domain/catalogue/collections'
import { type Locale, locales } from '@estu/domain/locale/locales'
import { documentPath } from '@estu/domain/routing/document-path'
import { checkPages, type PageWords, type SeoIssue } from '@estu/domain/seo/seo-checks'
import type { PayloadRequest } from 'payload'
import { nestedRequest } from '../../../database/nested-request.ts'

export type SeoRow = PageWords & { collection: string; id: string; name: string; issues: SeoIssue[] }

type Stored = {
  id: string
  slug?: string | null
  kind?: string
  title?: string | null
  summary?: string | null
  lead?: string | null
  tagline?: string | null
  cover?: unknown
  images?: unknown[] | null
  meta?: {
    title?: string | null
    description?: string | null
    image?: unknown
    noindex?: boolean | null
    canonical?: string | null
  } | null
}

const pageSize = 500

/** What every published page tells search engines, in each of its languages, with what is wrong with it. */
export async function readSeoReport(req: PayloadRequest): Promise<SeoRow[]> {
  const pages: Omit<SeoRow, 'issues'>[] = []
  for (const collection of addressedCollections) {
    for (const locale of locales) {
      for (const stored of await readPublished(req, collection, locale)) pages.push(pageOf(collection, locale, stored))
    }
  }
  const issues = checkPages(pages)
  return pages.map((page, index) => ({ ...page, issues: issues[index] ?? [] }))
}

async function readPublished(req: PayloadRequest, collection: (typeof addressedCollections)[number], locale: Locale) {
  const docs: Stored[] = []
  for (let page = 1; ; page += 1) {
    const found = await req.payload.find({
      collection,
      where: { _status: { equals: 'published' } },
      locale,
      fallbackLocale: false,
      depth: 0,
      sort: 'slug',
      limit: pageSize,
      page,
      overrideAccess: true,
      req: nestedRequest(req),
    })
    docs.push(...found.docs)
    if (!found.hasNextPage) return docs
  }
}

function pageOf(collection: string, locale: Locale, stored: Stored): Omit<SeoRow, 'issues'> {
  const { meta } = stored
  const own = stored.summary ?? stored.lead ?? stored.tagline ?? ''
  return {
    collection,
    id: stored.id,
    name: stored.title ?? '',
    path: documentPath(collection, stored) ?? '',
    locale,
    title: (meta?.title ?? stored.title ?? '').trim(),
    description: (meta?.description ?? own).trim(),
    hasImage: Boolean(meta?.image ?? stored.cover ?? stored.images?.[0]),
    noindex: meta?.noindex ?? false,
    canonical: meta?.canonical || null,
  }
}
