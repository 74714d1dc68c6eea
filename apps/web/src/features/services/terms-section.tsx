import type { ReactNode } from 'react'

type Props = { title: string; id?: string; children: ReactNode }

/** A part of what is said about a service, under its heading. */
export function TermsSection({ title, id, children }: Props) {
  return (
    <section className="terms" id={id}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
