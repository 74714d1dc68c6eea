import type { FeedProduct } from './feed-product'

/** Characteristics that say something: no reader of feeds takes one without a name or a value. */
export const saidSpecs = ({ specs }: FeedProduct): FeedProduct['specs'] =>
  specs.filter(({ name, value }) => name.trim() !== '' && value.trim() !== '')
