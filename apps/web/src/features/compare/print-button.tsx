'use client'

import { Icon } from '@estu/ui/components/icon'

/** Printing is the browser's and needs the script: where none runs, the stylesheet leaves the button out. */
export function PrintButton({ label }: { label: string }) {
  return (
    <button type="button" className="btn btn--quiet btn--s cmp__print" onClick={() => print()}>
      <Icon name="print" />
      {label}
    </button>
  )
}
