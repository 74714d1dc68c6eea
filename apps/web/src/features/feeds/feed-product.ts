import type { Availability } from '@estu/domain/vocabulary/availability'

/** What a feed tells of one product; addresses with their host. */
export type FeedProduct = {
  id: string
  title: string
  description: string
  url: string
  pictures: string[]
  priceKzt: number
  /** A higher one that was asked before. */
  oldPriceKzt: number | null
  availability: Availability
  brand: string | null
  section: string
  specs: { name: string; value: string }[]
}

export type FeedShop = { name: string; company: string; url: string; description: string; self: string }
