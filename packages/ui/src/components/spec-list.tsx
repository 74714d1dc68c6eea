import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export type SpecRow = {
  name: string
  value: ReactNode
  /** What the term means, in one plain sentence. */
  say?: string | undefined
}
export type SpecGroup = { title: string; rows: SpecRow[] }

/** All characteristics in groups: folded on a phone but for the first, open where there is room. */
export function SpecList({ groups }: { groups: SpecGroup[] }) {
  return (
    <div className="spec">
      {groups.map((group, index) => (
        <details key={group.title} open={index === 0}>
          <summary>
            <h3>{group.title}</h3>
            <Icon name="chevron" />
          </summary>
          <dl>
            {group.rows.map(({ name, value, say }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
                {say && <dd className="spec__say">{say}</dd>}
              </div>
            ))}
          </dl>
        </details>
      ))}
    </div>
  )
}
