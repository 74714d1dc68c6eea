'use client'

import { Icon } from '@estu/ui/components/icon'

/** Opens the browser's own printing; stands only where scripts run. */
export const PrintButton = ({ label }: { label: string }) => (
  <p className="scripted">
    <button type="button" className="btn btn--quiet btn--flush" onClick={() => window.print()}>
      <Icon name="print" />
      {label}
    </button>
  </p>
)
