import { SectionHead } from '@estu/ui/sections/section-head'
import type { ReactNode } from 'react'
import { Link } from '@/components/link'

type Props = {
  title: string
  /** Where there is more of the same. */
  link?: { label: string; href: string }
  first?: boolean
  children: ReactNode
}

/** A part of the home page under its heading. */
export function HomeSection({ title, link, first = false, children }: Props) {
  return (
    <section className={first ? 'section section--first' : 'section'}>
      <div className="page">
        <SectionHead title={title} link={link} linkAs={Link} />
        {children}
      </div>
    </section>
  )
}
