import type { UseRow } from '../read-where-used.ts'
import { effectOfUse, stateOfUse } from '../use-labels.ts'

type Props = { rows: readonly UseRow[]; say: (ru: string, kk: string) => string }

/** Documents that refer to this one: each is a link to where it is edited and, when visitors see it, to its page. */
export function UseList({ rows, say }: Props) {
  return (
    <ul className="estu-uses">
      {rows.map((row) => (
        <li key={row.editUrl}>
          <a href={row.editUrl}>{row.title || row.section}</a>
          <span>
            {row.section} · {row.fields.join(', ')}
          </span>
          <span className="estu-uses__state">
            <span className={`estu-state estu-state--${row.live.length > 0 ? 'published' : 'draft'}`}>
              {stateOfUse(row, say)}
            </span>
            {effectOfUse(row, say) && (
              <span className={`estu-state estu-state--${row.effect === 'breaks' ? 'missing' : 'outdated'}`}>
                {effectOfUse(row, say)}
              </span>
            )}
          </span>
          {row.pageUrl && (
            <a href={row.pageUrl} target="_blank" rel="noreferrer">
              {say('Открыть на сайте', 'Сайтта ашу')}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
