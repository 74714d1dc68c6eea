import type { ListingSection } from '@estu/domain/catalogue/listing/facets'
import { sectionAt } from '@estu/domain/catalogue/listing/listing-path'
import type { Locale } from '@estu/domain/locale/locales'
import { notFound } from 'next/navigation'
import { localeOf, placeholder } from './params'

export type ListingParams = Promise<{ locale: string; section: string }>

/** The section that an address names, or null while the build asks with the placeholder. */
export function listingPlaceOf(params: Awaited<ListingParams>): { locale: Locale; section: ListingSection } | null {
  const locale = localeOf(params)
  if (!locale || params.section === placeholder) return null
  return { locale, section: sectionAt(params.section) ?? notFound() }
}

export const placeholderSection = () => [{ section: placeholder }]
