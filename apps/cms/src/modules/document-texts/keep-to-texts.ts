import type { Block, Field, TabAsField } from 'payload'

type Data = Record<string, unknown>

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * A document as it is, with the texts of one language taken from another version of it. Nothing else is taken: no
 * price, no relation, no row more or less in a list that both languages share.
 * @param current and `given` the same document read in one language, the same one.
 */
export function keepToTexts(fields: readonly Field[], current: Data, given: Data): Data {
  const result: Data = {}
  for (const field of fields) Object.assign(result, textsOf(field, current, given))
  return result
}

function textsOf(field: Field, current: Data, given: Data): Data {
  if (field.type === 'tabs')
    return Object.assign({}, ...field.tabs.map((tab) => tabTexts(tab as TabAsField, current, given)))
  if (field.type === 'row' || field.type === 'collapsible') return keepToTexts(field.fields, current, given)
  if (!('name' in field) || !field.name) {
    return field.type === 'group' ? keepToTexts(field.fields, current, given) : {}
  }
  if (!(field.name in given)) return {}
  if ('localized' in field && field.localized) return isTextual(field) ? { [field.name]: given[field.name] } : {}
  if (field.type === 'group') return { [field.name]: inner(field.fields, current[field.name], given[field.name]) }
  if (field.type === 'array')
    return { [field.name]: sameRows(() => field.fields, current[field.name], given[field.name]) }
  if (field.type !== 'blocks') return {}
  return { [field.name]: sameRows(fieldsOfBlock(field.blocks), current[field.name], given[field.name]) }
}

/** What a translator writes: words, and whole lists that belong to one language. */
const isTextual = ({ type }: Field) =>
  type === 'text' ||
  type === 'textarea' ||
  type === 'richText' ||
  type === 'code' ||
  type === 'blocks' ||
  type === 'array'

function tabTexts(tab: TabAsField, current: Data, given: Data): Data {
  if (!('name' in tab) || !tab.name) return keepToTexts(tab.fields, current, given)
  return tab.name in given ? { [tab.name]: inner(tab.fields, current[tab.name], given[tab.name]) } : {}
}

const inner = (fields: readonly Field[], current: unknown, given: unknown): Data => ({
  ...(isData(current) ? current : {}),
  ...keepToTexts(fields, isData(current) ? current : {}, isData(given) ? given : {}),
})

const fieldsOfBlock = (blocks: readonly Block[]) => (row: Data) =>
  blocks.find(({ slug }) => slug === row.blockType)?.fields ?? []

function sameRows(fieldsOf: (row: Data) => readonly Field[], current: unknown, given: unknown): Data[] {
  const rows = Array.isArray(given) ? given.filter(isData) : []
  return (Array.isArray(current) ? current.filter(isData) : []).map((row) =>
    inner(
      fieldsOf(row),
      row,
      rows.find(({ id }) => id === row.id),
    ),
  )
}
