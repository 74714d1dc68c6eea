import pg from 'pg'

type Row = Record<string, unknown>

/**
 * What is not the same when the same is stored twice: ids that the database gives, moments, places in bit strings, builds of the search index,
 * and
 * Payload's mark of a version that joins what single languages published, where copies have one version from the start.
 */
const passing: readonly string[] = [
  'created_at',
  'updated_at',
  'marked_at',
  'version_created_at',
  'version_updated_at',
  'added_at',
  'ordinal',
  'generation',
  'snapshot',
]

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
/** The part of the search index that a document is in goes by its id. */
const part = /(?<=')[A-Z](?=[123][a-z])/g
const products = ['devices', 'implants', 'consumables', 'accessories']

/** The rows of a shop's products, of all its tables, with addresses in the place of ids. */
export async function comparableRows(databaseUrl: string): Promise<Record<string, string[]>> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const ask = async (sql: string): Promise<Row[]> => (await client.query(sql)).rows
  try {
    const names = await namesOf(ask)
    const tables = await ask(`
      select tablename as name from pg_tables where schemaname = 'public' and (
        tablename ~ '^_?(${products.join('|')})(_|$)'
        or tablename in ('catalogue_items', 'translation_states', 'translation_marks', 'addresses', 'redirects',
          'search_documents', 'search_words')
      ) order by 1
    `)
    const rows: [string, string[]][] = []
    for (const { name } of tables) {
      const kept = (await ask(`select * from "${name}"`)).flatMap((row) => comparable(row, names))
      rows.push([String(name), kept.toSorted()])
    }
    return Object.fromEntries(rows)
  } finally {
    await client.end()
  }
}

/** Every id and what it stands for: a document's address, a row of a list by its parent and place. */
async function namesOf(ask: (sql: string) => Promise<Row[]>): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (const table of [...products, 'brands'])
    for (const { id, slug } of await ask(`select id, slug from ${table}`)) names.set(String(id), `${table}:${slug}`)
  for (const table of products)
    for (const { id, latest, parent } of await ask(`select id, latest, parent_id as parent from _${table}_v`))
      names.set(String(id), latest ? `latest of ${names.get(String(parent))}` : '')
  const lists = await ask(`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = '_order' and table_name ~ '^_(${products.join('|')})_'
  `)
  for (const { name } of lists)
    for (const { id, _order, parent } of await ask(`select id, _order, _parent_id as parent from "${name}"`)) {
      const of = names.get(String(parent))
      names.set(String(id), of ? `${name} ${_order} of ${of}` : '')
    }
  const facets = await ask('select id, facet, value from facet_values')
  for (const { id, facet, value } of facets) names.set(`facet ${id}`, `${facet}=${names.get(String(value)) ?? value}`)
  return names
}

/** None where the row belongs to a version that is not the latest. */
function comparable(row: Row, names: ReadonlyMap<string, string>): string[] {
  const { id, facet_ids: facets, ...others } = row
  if (typeof id === 'string' && names.get(id) === '') return []
  const parent = row._parent_id ?? row.parent_id
  if (typeof parent === 'string' && names.get(parent) === '') return []
  const kept = Object.entries(others).filter(([name]) => !passing.includes(name))
  if (Array.isArray(facets)) kept.push(['facets', facets.map((facet) => names.get(`facet ${facet}`)).toSorted()])
  const written = JSON.stringify(Object.fromEntries(kept)).replaceAll(uuid, (found) => names.get(found) ?? found)
  return [written.replaceAll(part, '')]
}
