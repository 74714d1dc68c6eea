import { Icon } from '@estu/ui/components/icon'
import type { ReactNode } from 'react'

export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="acc">
      <summary>
        {title}
        <Icon name="chevron" />
      </summary>
      <div className="acc__in">{children}</div>
    </details>
  )
}
