'use client'

import { type ReactNode, startTransition, useEffect, useState, useSyncExternalStore } from 'react'
import { scrollsBelowFirstScreen } from '@/lib/intent/scroll-target'

const never = () => () => {}

/**
 * What a tap on a link need not wait for, below the first screen or shut: it follows once that is painted. A document has it from the
 * start, and so has whoever comes back to where they were on the page.
 */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  const isThere = useSyncExternalStore(never, scrollsBelowFirstScreen, () => true)
  const [isShown, show] = useState(isThere)
  useEffect(() => {
    if (!isShown) startTransition(() => show(true))
  }, [isShown])
  return isShown ? children : null
}
