import type { Data } from '../../fields/walk/document-data.ts'

/**
 * Sets one text; the top-level field it stands in is taken along whole, rows with their ids.
 * @param data the top-level fields that change, so far.
 * @param target and `source` the document read in one language each.
 */
export function putText(
  data: Data,
  target: Data,
  source: Data,
  [name = '', ...rest]: readonly string[],
  value: unknown,
): void {
  if (rest.length === 0) {
    data[name] = value
    return
  }
  if (!(name in data)) data[name] = structuredClone(target[name] ?? emptyLike(source[name]))
  set(data[name], source[name], rest, value)
}

const emptyLike = (value: unknown) => (Array.isArray(value) ? [] : {})

function set(holder: unknown, source: unknown, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (Array.isArray(holder)) {
    set(rowOf(holder, source, name), rowIn(source, name), rest, value)
    return
  }
  const data = holder as Data
  if (rest.length === 0) {
    data[name] = value
    return
  }
  const inner = (source as Data | undefined)?.[name]
  data[name] ??= emptyLike(inner)
  set(data[name], inner, rest, value)
}

const isRow = (value: unknown): value is Data => typeof value === 'object' && value !== null

const rowIn = (rows: unknown, name: string): unknown => {
  if (!Array.isArray(rows)) return undefined
  return rows.find((row) => isRow(row) && row.id === name) ?? rows[Number(name)]
}

/** The row with this id, or at this place; a place that the translation lacks takes the source's row without ids. */
function rowOf(rows: unknown[], source: unknown, name: string): unknown {
  const found = rows.find((row) => isRow(row) && row.id === name)
  if (found) return found
  const place = Number(name)
  if (!Number.isInteger(place)) return {}
  const model = rowIn(source, name)
  const row = rows[place]
  if (isRow(row) && (!isRow(model) || row.blockType === model.blockType)) return row
  while (rows.length < place) rows.push(withoutIds(structuredClone(rowIn(source, String(rows.length)) ?? {})))
  rows[place] = withoutIds(structuredClone(model ?? {}))
  return rows[place]
}

function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds)
  if (!isRow(value) || 'root' in value) return value
  const { id: _, ...rest } = value
  return Object.fromEntries(Object.entries(rest).map(([name, inner]) => [name, withoutIds(inner)]))
}
