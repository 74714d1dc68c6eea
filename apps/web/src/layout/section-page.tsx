import type { Locale } from '@estu/domain/locale/locales'
import type { ReactNode } from 'react'
import type { PageThings } from '@/lib/structured-data/page-graph'
import { Crumbs } from './crumbs'

type Props = {
  locale: Locale
  title: string
  lead: string
  /** What stands beneath the lead. */
  more?: ReactNode
  /** What search engines are told is in it. */
  about?: PageThings['about']
  things?: PageThings['things']
  children: ReactNode
}

/** A section of the site: where it stands, what it is called, what is in it. */
export function SectionPage({ children, ...head }: Props) {
  return (
    <>
      <SectionHead {...head} />
      <div className="page">{children}</div>
    </>
  )
}

/** Where a section stands and what it is called, above what has a layout of its own. */
export function SectionHead({ locale, title, lead, more, about, things }: Omit<Props, 'children'>) {
  return (
    <>
      <Crumbs locale={locale} trail={[{ label: title }]} about={about} things={things} />
      <div className="page">
        <header className="page-head">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          {more}
        </header>
      </div>
    </>
  )
}
