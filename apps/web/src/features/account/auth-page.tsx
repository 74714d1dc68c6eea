import type { ReactNode } from 'react'

/** One small task on a page of its own. */
export function AuthPage({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <div className="page form-page">
      <header className="stack stack--tight">
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
      </header>
      {children}
    </div>
  )
}
