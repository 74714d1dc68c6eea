import type { Branch } from '@/content/types'

/** City, district and street in one line. */
export const placeOf = ({ city, district, address }: Branch): string =>
  [city, district, address].filter(Boolean).join(', ')
