import type { LinkProps } from '../components/link-as.ts'

type Page = { number: number; href: string; label: string }
type Props = LinkProps & {
  label: string
  /** In order; a gap in the numbers is shown as one. */
  pages: readonly Page[]
  current: number
  next: { label: string; href: string } | null
}

/** The pages of a list by number. */
export function Pager({ label, pages, current, next, linkAs: A = 'a' }: Props) {
  return (
    <nav className="pager" aria-label={label}>
      {pages.map(({ number, href, label: name }, index) => (
        <span key={number}>
          {number - (pages[index - 1]?.number ?? 0) > 1 && <span aria-hidden="true">…</span>}
          <A href={href} aria-label={name} aria-current={number === current ? 'page' : undefined}>
            {number}
          </A>
        </span>
      ))}
      {next && <A href={next.href}>{next.label}</A>}
    </nav>
  )
}
