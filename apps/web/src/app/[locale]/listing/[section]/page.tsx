import type { Metadata } from 'next'
import { ListingPage } from '@/app/listing-page'
import { listingMetadata } from '@/app/metadata/listing-metadata'
import { type ListingParams, listingPlaceOf, placeholderSection } from '@/lib/listing-place'

type Props = { params: ListingParams }

export const generateStaticParams = placeholderSection

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const place = listingPlaceOf(await params)
  return place ? listingMetadata({ ...place, query: {} }) : {}
}

/**
 * The listing of a section as it is, under the section's own address: `/apparaty`. One page for all visitors, kept until
 * something of it changes. Trap: were it the page of `/kk/apparaty` by its place, the browser's router would take it for
 * the page of `/kk/apparaty?loss=II` too, and show that without asking.
 */
export default async function PlainListing({ params }: Props) {
  const place = listingPlaceOf(await params)
  return place && <ListingPage {...place} query={{}} />
}
