/** A page's query as its address has it, `?service=…`; empty where there is none. The other language's page gets the same. */
export function searchOf(query: Readonly<Record<string, string | readonly string[] | undefined>>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (typeof value === 'string' ? [value] : (value ?? [])).map((one) => [name, one]),
  )
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`
}
