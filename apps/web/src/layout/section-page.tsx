import type { Locale } from '@estu/domain/locale/locales'
import type { ReactNode } from 'react'
import { Crumbs } from './crumbs'

type Props = {
  locale: Locale
  title: string
  lead: string
  /** What stands beneath the lead. */
  more?: ReactNode
  children: ReactNode
}

/** A section of the site: where it stands, what it is called, what is in it. */
export function SectionPage({ locale, title, lead, more, children }: Props) {
  return (
    <>
      <Crumbs locale={locale} trail={[{ label: title }]} />
      <div className="page">
        <header className="page-head">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          {more}
        </header>
        {children}
      </div>
    </>
  )
}
