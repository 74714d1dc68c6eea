import type { ReactNode } from 'react'

type Props = {
  shown: string
  /** `href` is the next page; the script goes to `append`, which shows it under this one. */
  more: { label: string; href: string; append: string } | null
  children: ReactNode
}

/** Where a list ends for now: how much of it was shown, the rest by one button or by number. */
export function ListEnd({ shown, more, children }: Props) {
  return (
    <div className="more-row">
      <p className="muted num">{shown}</p>
      {more && (
        <a className="btn btn--secondary" href={more.href} data-append={more.append}>
          {more.label}
        </a>
      )}
      {children}
    </div>
  )
}
