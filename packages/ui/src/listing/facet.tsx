import type { ReactNode } from 'react'
import { Icon } from '../components/icon.tsx'

/** One question of the filters, folded or open. */
export function Facet({ title, open, children }: { title: string; open: boolean; children: ReactNode }) {
  return (
    <details className="acc facet" open={open}>
      <summary>
        {title}
        <Icon name="chevron" />
      </summary>
      <fieldset className="acc__in">
        <legend className="sr">{title}</legend>
        {children}
      </fieldset>
    </details>
  )
}
