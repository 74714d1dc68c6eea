import type { ReactNode } from 'react'

type Props = { title: string; narrow?: boolean; children: ReactNode }

/** A part of what is said about a service, under its heading. */
export function TermsSection({ title, narrow = false, children }: Props) {
  return (
    <section className={narrow ? 'terms narrow' : 'terms'}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
