import type { Query } from '@estu/domain/catalogue/listing/read-selection'
import type { Metadata } from 'next'
import { ListingPage } from '@/app/listing-page'
import { listingMetadata } from '@/app/metadata/listing-metadata'
import { type ListingParams, listingPlaceOf } from '@/lib/listing-place'

export const instant = false

type Props = { params: ListingParams; searchParams: Promise<Query> }

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const place = listingPlaceOf(await params)
  return place ? listingMetadata({ ...place, query: await searchParams }) : {}
}

/** The listing of a section, narrowed, ordered or turned over by what its address asks: made when it is asked for. */
export default async function ChosenListing({ params, searchParams }: Props) {
  const place = listingPlaceOf(await params)
  return place && <ListingPage {...place} query={await searchParams} />
}
