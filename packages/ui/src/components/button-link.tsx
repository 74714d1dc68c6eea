import type { ReactNode } from 'react'
import type { LinkProps } from './link-as.ts'

type Props = LinkProps & {
  href: string
  children: ReactNode
  tone?: 'primary' | 'secondary' | 'quiet' | 'light' | 'line'
  size?: 'normal' | 'small'
  wide?: boolean
  className?: string
}

/** A link that looks like a button. One primary per view. */
export function ButtonLink({
  href,
  children,
  tone = 'primary',
  size = 'normal',
  wide,
  className,
  linkAs: A = 'a',
}: Props) {
  const classes = ['btn', `btn--${tone}`, size === 'small' && 'btn--s', wide && 'btn--wide', className]
  return (
    <A className={classes.filter(Boolean).join(' ')} href={href}>
      {children}
    </A>
  )
}
