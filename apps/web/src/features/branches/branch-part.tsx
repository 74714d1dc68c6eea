import type { ReactNode } from 'react'

/** A part of what is said about a branch, under its heading. */
export function BranchPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="terms">
      <h2>{title}</h2>
      {children}
    </section>
  )
}
