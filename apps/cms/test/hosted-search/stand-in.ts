import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import type { HostedSearch } from '../../src/env.ts'

type Stored = {
  objectID: string
  collection: string
  kind: string
  path: string
  title: string
  body: string
  boost: number
  endsAt: number
}
type Query = {
  indexName: string
  query: string
  page: number
  hitsPerPage: number
  filters: string
  highlightPreTag: string
  highlightPostTag: string
}
type Write = { action: 'addObject' | 'deleteObject'; body: Stored }

/** In bytes. */
const longestQuery = 512

/**
 * A server that speaks the hosted service's protocol as far as we use it, in memory: it proves what is sent and read,
 * not how well the service ranks.
 */
export async function openStandIn() {
  const indexes = new Map<string, Map<string, Stored>>()
  const settings = new Map<string, Record<string, unknown>>()
  const batches: number[] = []
  let refuses = false
  let questions = 0
  let held: Promise<void> | null = null
  let release = () => {}
  let ranked: readonly string[] | null = null
  let said: string | null = null
  const server = createServer(async (req, res) => {
    const [, , , index = '', action = ''] = decodeURIComponent(req.url?.split('?')[0] ?? '').split('/')
    const allowed = req.headers['x-algolia-application-id'] === 'app' && req.headers['x-algolia-api-key'] === 'key'
    const given = await bodyOf(req)
    questions += 1
    await held
    const answer = (status: number, body: unknown) => {
      res.writeHead(status, { 'content-type': 'application/json' })
      res.end(said ?? JSON.stringify(body))
    }
    if (refuses || !allowed) return answer(403, { message: 'Invalid Application-ID or API key', status: 403 })
    // As the service does: it takes no longer queries.
    const isLong = ({ query }: Query) => Buffer.byteLength(query) > longestQuery
    if (action === 'queries' && (given.requests as Query[]).some(isLong))
      return answer(400, { message: 'query is too long', status: 400 })
    if (action === 'queries') return answer(200, { results: (given.requests as Query[]).map(search) })
    if (action === 'recommendations') return answer(200, { results: (given.requests as Recommend[]).map(recommend) })
    if (action === 'settings') settings.set(index, given)
    else if (action === 'batch') write(index, given.requests as Write[])
    else return answer(404, { message: 'no such route', status: 404 })
    answer(200, { taskID: 1, objectIDs: [] })
  })

  function write(index: string, writes: Write[]): void {
    const stored = indexes.get(index) ?? new Map<string, Stored>()
    indexes.set(index, stored)
    batches.push(writes.length)
    for (const { action, body } of writes)
      if (action === 'addObject') stored.set(body.objectID, body)
      else stored.delete(body.objectID)
  }

  function search({ indexName, query, page, hitsPerPage, filters, highlightPreTag, highlightPostTag }: Query) {
    const words = query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
    const kind = /kind:(\w+)/.exec(filters)?.[1]
    const after = Number(/endsAt > (\d+)/.exec(filters)?.[1] ?? 0)
    const found = [...(indexes.get(indexName)?.values() ?? [])]
      .filter((one) => one.endsAt > after && (!kind || one.kind === kind))
      .filter((one) => words.length > 0 && words.every((word) => beginsIn(`${one.title} ${one.body}`, word)))
      .toSorted((one, other) => other.boost - one.boost)
    const mark = (text: string) => {
      const value = text.replace(/[\p{L}\p{N}]+/gu, (word) =>
        words.some((asked) => word.toLowerCase().startsWith(asked)) ? highlightPreTag + word + highlightPostTag : word,
      )
      return { value, matchLevel: value === text ? 'none' : 'full' }
    }
    return {
      hits: found.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map((one) => ({
        ...one,
        body: undefined,
        _highlightResult: { title: mark(one.title) },
        _snippetResult: { body: mark(one.body.slice(0, 200)) },
      })),
      nbHits: found.length,
      exhaustiveNbHits: true,
      facets: { kind: countBy(found.map((one) => one.kind)) },
    }
  }

  type Recommend = {
    indexName: string
    objectID: string
    maxRecommendations: number
    queryParameters?: { filters?: string }
  }
  /** As the service does, it filters by nothing but what the index's settings name. */
  function recommend({ indexName, objectID, maxRecommendations, queryParameters }: Recommend) {
    const collection = /collection:(\w+)/.exec(queryParameters?.filters ?? '')?.[1]
    const faceted = JSON.stringify(settings.get(indexName)?.attributesForFaceting ?? [])
    const stored = indexes.get(indexName) ?? new Map<string, Stored>()
    const hits = (ranked ?? [...stored.keys()].filter((id) => id !== objectID))
      .flatMap((id) => stored.get(id) ?? [])
      .filter((one) => !collection || (faceted.includes('(collection)') && one.collection === collection))
    return { hits: hits.slice(0, maxRecommendations) }
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const place = (changes: Partial<HostedSearch> = {}): HostedSearch => ({
    appId: 'app',
    apiKey: 'key',
    index: 'estu',
    timeoutMs: 5000,
    lite: false,
    hosts: [{ url: '127.0.0.1', port, protocol: 'http', accept: 'readWrite' }],
    ...changes,
  })
  return {
    place,
    batches,
    settings,
    records: (index: string) => [...(indexes.get(index)?.values() ?? [])],
    refuse: (value: boolean) => {
      refuses = value
    },
    /** Keeps every answer back until it is told otherwise. */
    hold: (value: boolean) => {
      release()
      held = value
        ? new Promise((resolve) => {
            release = resolve
          })
        : null
    },
    /** What it recommends, by `objectID`, best first; null for all in the order of the index. */
    rank: (ids: readonly string[] | null) => {
      ranked = ids
    },
    /** Says this, whatever it is asked; null for what is true. */
    say: (text: string | null) => {
      said = text
    },
    questions: () => questions,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function bodyOf(req: IncomingMessage): Promise<Record<string, unknown>> {
  const stream = req.headers['content-encoding'] === 'gzip' ? req.pipe(createGunzip()) : req
  return (await json(stream)) as Record<string, unknown>
}

const beginsIn = (text: string, word: string): boolean =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).some((one) => one.startsWith(word))

function countBy(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}
