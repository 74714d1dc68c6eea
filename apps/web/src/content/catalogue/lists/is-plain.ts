import type { Selection } from '@estu/domain/catalogue/listing/selection'

/** A section as it opens: nothing chosen, first page. */
export const isPlain = ({ chosen, sort, page }: Selection): boolean =>
  chosen.size === 0 && sort === 'recommended' && page === 1
