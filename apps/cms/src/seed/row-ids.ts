type Data = Record<string, unknown>

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Gives the rows of shared lists, at any depth, the ids they got when the first language was written: without
 * them the second language's rows would replace the first one's. Blocks belong to one language and stay as they are.
 */
export function withRowIds(data: Data, written: Data): Data {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, withIds(value, written[name])]))
}

function withIds(value: unknown, written: unknown): unknown {
  if (Array.isArray(value))
    return Array.isArray(written) ? value.map((row, index) => withIds(row, written[index])) : value
  if (!isData(value) || !isData(written) || 'blockType' in value || 'root' in value) return value
  const inner = withRowIds(value, written)
  return typeof written.id === 'string' ? { ...inner, id: written.id } : inner
}
