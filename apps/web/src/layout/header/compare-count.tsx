'use client'

import { useCompared } from '@/lib/compare-store'

/** How many devices are ticked; nothing until the browser's storage has been read. */
export function CompareCount() {
  const count = useCompared()?.length
  return count ? <span className="count">{count}</span> : null
}
