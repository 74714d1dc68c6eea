import type { ReactNode } from 'react'
import { Icon } from '../components/icon.tsx'

type Props = {
  /** The sheet of filters, `FilterSheet`; its id opens it. */
  sheet: ReactNode
  sheetId: string
  openLabel: string
  /** How many items there are; announced when it changes. */
  status: ReactNode
  sort: ReactNode
  children: ReactNode
}

/** Filters beside a list where there is room for both; else they are a sheet that a button opens. */
export function ListingLayout({ sheet, sheetId, openLabel, status, sort, children }: Props) {
  return (
    <div className="page lst">
      <div className="lst__in">
        {sheet}
        <div className="lst__main">
          <div className="lst__n">
            {status}
            <div className="fbar">
              <button type="button" className="btn btn--secondary btn--s" popoverTarget={sheetId}>
                <Icon name="filter" />
                <span>{openLabel}</span>
              </button>
              {sort}
            </div>
          </div>
          <div className="lst__list">{children}</div>
        </div>
      </div>
    </div>
  )
}
