import type { LinkProps } from '../components/link-as.ts'

export type Crumb = { label: string; href?: string }

/** The way here from the home page; the last one is this page and leads nowhere. */
export function Breadcrumbs({ items, label, linkAs: A = 'a' }: LinkProps & { items: Crumb[]; label: string }) {
  return (
    <nav className="crumbs page" aria-label={label}>
      <ol role="list">
        {items.map((item) => (
          <li key={item.label}>
            {item.href ? <A href={item.href}>{item.label}</A> : <span aria-current="page">{item.label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
