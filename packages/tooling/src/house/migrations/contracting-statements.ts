/** What takes something from a release that still runs on the tables, or asks more of what it writes. */
const contracting: readonly { what: string; pattern: RegExp }[] = [
  { what: 'drops a table, a column or a type', pattern: /\bdrop\s+(table|column|type|view|materialized\s+view)\b/i },
  { what: 'renames', pattern: /^(?!\s*alter\s+index\b)(?![^]*\brename\s+constraint\b)[^]*\brename\s+(to|column)\b/i },
  { what: 'demands a value', pattern: /\bset\s+not\s+null\b/i },
  { what: 'adds a column that has to be filled', pattern: /\badd\s+column\b(?![^]*\bdefault\b)[^]*\bnot\s+null\b/i },
  { what: 'changes a type', pattern: /\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/i },
  { what: 'takes a default away', pattern: /\bdrop\s+default\b/i },
  { what: 'refuses rows that were allowed', pattern: /\badd\s+constraint\s+\S+\s+(check|unique|exclude)\b/i },
  { what: 'refuses equal rows', pattern: /\bcreate\s+unique\s+index\b/i },
]

/**
 * Names what of a migration's `up` the former release may not survive. Tables that the same migration makes are nobody's
 * yet, and neither are columns that it adds.
 */
export function contractingStatements(source: string): string[] {
  const up = upOf(source)
  const made = [...up.matchAll(/\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/gi)].map(([, name]) => name ?? '')
  const added = [...up.matchAll(/\badd\s+column\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/gi)].map(([, name]) => name ?? '')
  return up.split(/;|`/).flatMap((statement) => {
    const found = contracting.find(({ pattern }) => pattern.test(statement))
    if (!found || made.some((table) => isAbout(statement, table))) return []
    if (found.what === 'refuses equal rows' && added.some((column) => statement.includes(`"${column}"`))) return []
    return [`${found.what}: ${statement.trim().replace(/\s+/g, ' ').slice(0, 120)}`]
  })
}

/** Everything but the way back. */
function upOf(source: string): string {
  const down = source.indexOf('export async function down')
  return down < 0 ? source : source.slice(0, down)
}

const isAbout = (statement: string, table: string) =>
  new RegExp(`\\b(table|on|into)\\s+(if\\s+exists\\s+|only\\s+)?("?public"?\\.)?"?${table}"?(?!\\w)`, 'i').test(statement)
