'use client'

import { Icon } from '@estu/ui/components/icon'
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Only where it can do something: printing is the browser's, and needs the script. */
export function PrintButton({ label }: { label: string }) {
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (!isAlive) return null
  return (
    <button type="button" className="btn btn--quiet btn--s" onClick={() => print()}>
      <Icon name="print" />
      {label}
    </button>
  )
}
