const longest = 300

/**
 * Where the words of a failed query quote what was to be stored, and what stays of them. Each holds whatever language
 * PostgreSQL speaks, and for a text that was cut in the middle of a value.
 */
const quotations: readonly (readonly [RegExp, string])[] = [
  // Drizzle: `Failed query: insert …⏎params: Асель,+7701…`, and the same as JSON.
  [/params["'\\]*\s*[:=].*$/is, 'params: …'],
  // Details of PostgreSQL: `Key (phone)=(+7701…) already exists.`
  [/\)\s*=\s*\((?:.*\)|.*)/s, ')=(…)'],
  [/(Failing row contains|Ошибочная строка содержит) \(.*/s, '$1 (…)'],
  // `invalid input syntax for type uuid: "Асель"`
  [/: "(?:.*"|.*)/s, ': "…"'],
  [/\b(value|token|near) "[^"]*"?/gi, '$1 "…"'],
  // `unnamed portal parameter $3 = 'Асель'`
  [/(\$\d+ = )'.*/s, "$1'…'"],
  [/[^\s@"'<>()]{1,80}@[^\s@"'<>()]+/g, '…@…'],
  // Phones. An id has as many digits, and none of these beginnings.
  [/(?<![\w-])(?:\+\d[\d\s().-]{6,}\d|[78][\s(-]*\d{3}[\s)-]*\d{3}[\s-]*\d{2}[\s-]*\d{2}(?!\w))/g, '…'],
]

const literals = /'(?:[^']|'')*(?:'|$)/g

/** The words of an error, or a text that may hold them, without the values of a query: bounded, for a log. */
export function withoutValues(text: string): string {
  const [before = '', ...queries] = text.split('Failed query:')
  const bare = [before, ...queries.map((query) => query.replace(literals, "'…'"))].join('Failed query:')
  return quotations.reduce((kept, [pattern, rest]) => kept.replace(pattern, rest), bare).slice(0, longest)
}
