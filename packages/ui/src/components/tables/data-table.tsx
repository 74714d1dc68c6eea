type Props = { caption: string; head: string[]; rows: string[][] }

/** A table that becomes a list of labelled lines where letters leave it no room. */
export function DataTable({ caption, head, rows }: Props) {
  return (
    <div className="tbl-box">
      <table className="tbl tbl--stack">
        {caption && <caption>{caption}</caption>}
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join('|')}>
              {row.map((cell, index) =>
                index === 0 ? (
                  <th key={head[index] ?? cell} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={head[index] ?? cell} data-l={head[index]}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
