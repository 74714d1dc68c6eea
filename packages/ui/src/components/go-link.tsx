import { Icon } from './icon.tsx'
import type { LinkProps } from './link-as.ts'

/** A quiet link with an arrow: «All devices →». */
export function GoLink({ href, label, linkAs: A = 'a' }: LinkProps & { href: string; label: string }) {
  return (
    <A className="go" href={href}>
      <span>{label}</span>
      <Icon name="arrow" />
    </A>
  )
}
