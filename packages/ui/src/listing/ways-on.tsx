import { Icon } from '../components/icon.tsx'
import type { LinkProps } from '../components/link-as.ts'

type Way = {
  label: string
  /** What is found there, such as how many items. */
  hint: string
  href: string
  /** Only the list changes. */
  stays?: boolean
}

/** Ways on from where nothing is, each with what it leads to. */
export function WaysOn({ label, ways, linkAs: A = 'a' }: LinkProps & { label: string; ways: readonly Way[] }) {
  return (
    <nav className="ways" aria-label={label}>
      {ways.map(({ label: name, hint, href, stays }) => {
        const inside = (
          <>
            <b>{name}</b>
            <span className="num">{hint}</span>
            <Icon name="arrow" />
          </>
        )
        return stays ? (
          <a key={href} href={href} rel="nofollow" data-stay>
            {inside}
          </a>
        ) : (
          <A key={href} href={href}>
            {inside}
          </A>
        )
      })}
    </nav>
  )
}
