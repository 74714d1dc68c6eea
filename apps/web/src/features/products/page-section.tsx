import type { ReactNode } from 'react'

type Props = { title: string; narrow?: boolean; children: ReactNode }

/** A part of a product's page under its own heading. */
export function PageSection({ title, narrow = false, children }: Props) {
  return (
    <section className="section">
      <div className={narrow ? 'page narrow' : 'page'}>
        <h2 className="gap-below">{title}</h2>
        {children}
      </div>
    </section>
  )
}
