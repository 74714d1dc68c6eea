type Props = {
  /** Unique within the page. */
  id: string
  caption: string
  head: string[]
  rows: string[][]
}

/** A table of any width: where there is no room for it, it moves sideways within its own box, by finger or arrow keys. */
export function WideTable({ id, caption, head, rows }: Props) {
  const width = Math.max(head.length, ...rows.map((row) => row.length))
  const columns = Array.from({ length: width }, (_, index) => index)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it by the keyboard
    <section className="tbl-scroll" aria-labelledby={id} tabIndex={0}>
      <table className="tbl">
        <caption id={id}>{caption}</caption>
        {head.some(Boolean) && (
          <thead>
            <tr>
              {columns.map((column) =>
                head[column] ? (
                  <th key={column} scope="col">
                    {head[column]}
                  </th>
                ) : (
                  <td key={column} />
                ),
              )}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {columns.map((column) =>
                column === 0 && row[0] ? (
                  <th key={column} scope="row">
                    {row[0]}
                  </th>
                ) : (
                  <td key={column}>{row[column]}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
