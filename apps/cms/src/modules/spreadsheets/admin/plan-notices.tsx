'use client'

import { useTranslate } from '../../../admin/use-translate.ts'
import type { TablePreview } from '../spreadsheet-endpoints.ts'

/** What an importer should know of a table, though nothing in it is wrong: what of it is not read, for one. */
export function PlanNotices({ notices }: Pick<TablePreview, 'notices'>) {
  const say = useTranslate()
  return (
    <>
      <h3>{say('Обратите внимание', 'Назар аударыңыз')}</h3>
      <ul id="table-notices" className="estu-issues">
        {notices.map((notice) => (
          <li key={notice}>{notice}</li>
        ))}
      </ul>
    </>
  )
}
