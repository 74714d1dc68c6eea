/**
 * Faults of one cause together: their names (the first line of each), then once what they say. The largest group comes
 * first, so that the end of a log, which is what is kept of it, tells as many causes as it can.
 */
export function groupFaults(faults: readonly string[]): string[] {
  const groups = new Map<string, string[]>()
  for (const fault of faults) {
    const [name = '', ...lines] = fault.split('\n')
    const words = lines.join('\n')
    // What a fault measured differs from test to test: numbers and lists do not make another cause.
    const cause = words.replaceAll(/\d+|".*"/g, '').slice(0, 300)
    const key = cause || name
    groups.set(key, [...(groups.get(key) ?? [words]), name])
  }
  return [...groups.values()].toSorted((a, b) => b.length - a.length).map(sayGroup)
}

const named = 12

function sayGroup([words = '', ...names]: string[]): string {
  const more = names.length > named ? [`✗ … and ${names.length - named} more`] : []
  return [...names.slice(0, named).map((name) => `✗ ${name}`), ...more, words].join('\n').trimEnd()
}
