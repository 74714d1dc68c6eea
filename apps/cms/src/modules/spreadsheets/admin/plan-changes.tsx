'use client'

import { useTranslate } from '../../../admin/use-translate.ts'
import type { TablePreview } from '../spreadsheet-endpoints.ts'

/** What a table would change, document by document. */
export function PlanChanges({ rows }: Pick<TablePreview, 'rows'>) {
  const say = useTranslate()
  return (
    <table className="estu-table">
      <thead>
        <tr>
          <th scope="col">{say('Строка', 'Жол')}</th>
          <th scope="col">{say('Документ', 'Құжат')}</th>
          <th scope="col">{say('Изменения', 'Өзгерістер')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.row}>
            <td>{row.row}</td>
            <th scope="row">
              {row.key} {row.isNew && <span className="estu-state">{say('новый', 'жаңа')}</span>}
            </th>
            <td>
              <ul className="estu-issues">
                {row.changes.map(({ label, from, to }) => (
                  <li key={label}>
                    {label}: {from && <s>{from}</s>} → <strong>{to || '—'}</strong>
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
