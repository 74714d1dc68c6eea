import 'server-only'
import { type Locale, locales } from '@estu/domain/locale'
import { listTag } from '@estu/domain/outbox-tags'
import { promotionState } from '@estu/domain/promotion-period'
import {
  articlePath,
  brandPath,
  devicePath,
  goodsPath,
  pagePath,
  promotionPath,
  servicePath,
} from '@estu/domain/routes'
import { cacheLife, cacheTag } from 'next/cache'
import { asVisitor } from './as-visitor'
import { cms } from './payload'

/** A published address, as in Russian, with the languages it exists in. */
export type Address = { path: string; languages: Locale[]; updatedAt: string }

const collections = [
  'devices',
  'implants',
  'consumables',
  'accessories',
  'services',
  'articles',
  'promotions',
  'brands',
  'pages',
] as const
type Listed = (typeof collections)[number]

type Stored = { slug?: string | null; kind?: string; startsAt?: string; endsAt?: string; updatedAt: string }

/** Every address of a published document, for the sitemap. */
export async function listAddresses(): Promise<Address[]> {
  'use cache'
  cacheLife('max')
  cacheTag(...collections.map(listTag))
  const known = new Map<string, Address>()
  for (const collection of collections) {
    for (const locale of locales) {
      for (const stored of await read(collection, locale))
        add(known, pathOf(collection, stored), locale, stored.updatedAt)
    }
  }
  return [...known.values()]
}

async function read(collection: Listed, locale: Locale): Promise<Stored[]> {
  const payload = await cms()
  const found = await payload.find({
    collection,
    limit: 0,
    depth: 0,
    sort: 'slug',
    select: { slug: true, kind: true, startsAt: true, endsAt: true, updatedAt: true } as never,
    ...asVisitor(locale),
  })
  return (found.docs as Stored[]).filter(isListed)
}

function isListed({ slug, startsAt, endsAt }: Stored): boolean {
  if (!slug) return false
  if (!startsAt || !endsAt) return true
  return promotionState(new Date(startsAt), new Date(endsAt), new Date()) === 'active'
}

function add(known: Map<string, Address>, path: string, locale: Locale, updatedAt: string): void {
  const address = known.get(path) ?? { path, languages: [], updatedAt }
  address.languages.push(locale)
  known.set(path, address)
}

function pathOf(collection: Listed, { slug, kind }: Stored): string {
  const address = slug ?? ''
  switch (collection) {
    case 'devices':
      return devicePath(address)
    case 'implants':
    case 'consumables':
    case 'accessories':
      return goodsPath(collection, address)
    case 'services':
      return servicePath(address)
    case 'articles':
      return articlePath(kind === 'expert' ? 'expert' : 'general', address)
    case 'promotions':
      return promotionPath(address)
    case 'brands':
      return brandPath(address)
    case 'pages':
      return pagePath(address)
  }
}
