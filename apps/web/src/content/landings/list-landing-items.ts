import 'server-only'
import { listProducts as listRows } from '@estu/cms/catalogue/list-products'
import type { ListedRow } from '@estu/cms/catalogue/listed-rows'
import { listTag } from '@estu/domain/catalogue/cache-tags'
import { collectionOf, type ListingSection } from '@estu/domain/catalogue/listing/facets'
import { landingSelection } from '@estu/domain/catalogue/listing/landing-filters'
import type { Locale } from '@estu/domain/locale/locales'
import { keepUntilListedChange } from '@/content/cache-tags'
import { mapListedItems } from '@/content/catalogue/lists/map-listed'
import { cms } from '@/content/payload'
import type { Landing, ListedItems } from '@/content/types'

type Page = { items: ListedItems; more: boolean }
type Choice = Pick<Landing, 'section' | 'filters' | 'brands' | 'branches' | 'sort'>

/** The first page of what a landing page is about: kept, unlike what a shopper chose, as many ask for the same. */
export async function listLandingItems(
  locale: Locale,
  { section, filters, brands, branches, sort }: Choice,
): Promise<Page> {
  const { rows, more } = await readRows(locale, section, filters, brands, branches, sort)
  return { items: mapListedItems(section, rows), more }
}

async function readRows(
  locale: Locale,
  section: ListingSection,
  filters: string,
  brands: string[],
  branches: string[],
  sort: string,
): Promise<{ rows: ListedRow[]; more: boolean }> {
  'use cache'
  const selection = landingSelection({ section, filters, brands, branches, sort })
  const page = await listRows(await cms(), locale, selection)
  keepUntilListedChange(page.rows, [listTag(collectionOf(section))])
  return page
}
