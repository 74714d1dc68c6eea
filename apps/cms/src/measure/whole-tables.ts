/** In rows. What reads no more than this of a table takes a sample, or the table is small. */
const sample = 1000

const scan = /Seq Scan on (\S+).*\(actual time=\S+ rows=([\d.]+) loops=(\d+)\)/
const removed = /Rows Removed by Filter: (\d+)/
const node = /(?:->|^)\s*[A-Z][\w ]+\(/

/**
 * The tables that a plan as PostgreSQL tells it (`explain analyze`) read from end to end, each once. Trap: under a limit a
 * scan that looks the same stops after the first rows.
 */
export function wholeTables(lines: readonly string[]): string[] {
  const found = lines.flatMap((line, index) => {
    const [, table = '', rows = '0', loops = '0'] = scan.exec(line) ?? []
    if (!table) return []
    const read = (Number(rows) + filteredOut(lines.slice(index + 1))) * Number(loops)
    return read > sample ? [table] : []
  })
  return [...new Set(found)].toSorted()
}

/** Of the node that stands above these lines. */
function filteredOut(below: readonly string[]): number {
  for (const line of below) {
    if (node.test(line)) return 0
    const count = removed.exec(line)?.[1]
    if (count) return Number(count)
  }
  return 0
}
