import { pageNumbers } from './page-numbers.ts'

type Props = {
  page: number
  pages: number
  hrefOf: (page: number) => string
  /** What the links lead through. */
  label: string
  previous: string
  next: string
}

/** The ways to the other pages of a list; nothing where it has one. */
export function Pagination({ page, pages, hrefOf, label, previous, next }: Props) {
  if (pages < 2) return null
  return (
    <nav className="pages" aria-label={label}>
      <ul role="list">
        {page > 1 && <Way href={hrefOf(page - 1)} rel="prev" label={previous} />}
        {pageNumbers(page, pages).map((number, index) =>
          number === null ? (
            <li key={`gap-${index === 1 ? 'before' : 'after'}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <a href={hrefOf(number)} aria-current={number === page ? 'page' : undefined}>
                {number}
              </a>
            </li>
          ),
        )}
        {page < pages && <Way href={hrefOf(page + 1)} rel="next" label={next} />}
      </ul>
    </nav>
  )
}

function Way({ href, rel, label }: { href: string; rel: 'prev' | 'next'; label: string }) {
  return (
    <li>
      <a href={href} rel={rel}>
        {label}
      </a>
    </li>
  )
}
