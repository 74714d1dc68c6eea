export type SpecGroup = { title: string; rows: { name: string; value: string }[] }

/** All characteristics, in groups. */
export function SpecList({ groups }: { groups: SpecGroup[] }) {
  return (
    <div className="spec">
      {groups.map((group) => (
        <section key={group.title}>
          <h3>{group.title}</h3>
          <dl>
            {group.rows.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
