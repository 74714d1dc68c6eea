import { redirectPath, redirectSpellings } from '@estu/domain/routing/redirect-path'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../../database/of-request.ts'

export type DocumentKey = { collection: string; id: string }

/** What the database knows of a path, as in Russian: the document at it, and where a redirect leads from it. */
export type PathFacts = {
  document: DocumentKey | null
  redirect: DocumentKey | { path: string } | null
}

/** As many redirects one after another as are looked at. */
const longestChain = 10

/** Facts of the paths, and of every path that redirects lead to from there: two questions a step, however many paths. */
export async function readPathFacts(req: PayloadRequest, paths: readonly string[]): Promise<Map<string, PathFacts>> {
  const known = new Map<string, PathFacts>()
  let asked = [...new Set(paths)]
  for (let step = 0; asked.length > 0 && step < longestChain; step += 1) {
    const facts = await readFacts(req, asked)
    for (const path of asked) known.set(path, facts.get(path) ?? { document: null, redirect: null })
    const next = [...facts.values()].flatMap(({ redirect }) => (redirect && 'path' in redirect ? [redirect.path] : []))
    asked = [...new Set(next)].filter((path) => !known.has(path))
  }
  return known
}

async function readFacts(req: PayloadRequest, paths: readonly string[]): Promise<Map<string, PathFacts>> {
  const db = await databaseOf(req)
  const spellings = paths.map((path) => ({ path, spelt: redirectSpellings(path) }))
  const documents = await db.execute(sql`
    select distinct on (path) path, collection, document_id from addresses where path in ${anyOf(paths)}
    order by path, live desc
  `)
  const redirects = await db.execute(sql`
    select "from" as path, "to", to_jsonb(rels) as rels from redirects
    left join redirects_rels rels on rels.parent_id = redirects.id and rels.path = 'document'
    where "from" in ${anyOf(spellings.flatMap(({ spelt }) => spelt))}
  `)
  const facts = new Map<string, PathFacts>()
  for (const { path, collection, document_id: id } of documents.rows)
    facts.set(String(path), { document: { collection: String(collection), id: String(id) }, redirect: null })
  const leading = new Map(redirects.rows.map(({ path, rels, to }) => [String(path), documentIn(rels) ?? pathIn(to)]))
  for (const { path, spelt } of spellings) {
    const stored = spelt.find((one) => leading.has(one))
    if (stored) facts.set(path, { document: facts.get(path)?.document ?? null, redirect: leading.get(stored) ?? null })
  }
  return facts
}

const anyOf = (texts: readonly string[]) => sql`(select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`

/** A row of Payload's table of relationships names its document in the column of its collection. */
function documentIn(rels: unknown): DocumentKey | null {
  const found = Object.entries(rels ?? {}).find(
    ([name, value]) => name.endsWith('_id') && name !== 'parent_id' && value,
  )
  return found ? { collection: found[0].replace(/_id$/, '').replaceAll('_', '-'), id: String(found[1]) } : null
}

const pathIn = (to: unknown) => (typeof to === 'string' && to ? { path: redirectPath(to) } : null)
