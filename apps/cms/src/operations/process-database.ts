import type { Payload } from 'payload'

type Shared = { pool: Payload['db']['pool']; names: ReadonlySet<string> }

/** Trap: Next runs Payload in a bundle of its own, which shares no module with the server in front of it. */
const key = Symbol.for('estu.database')
const shared = globalThis as { [key]?: Shared }

/** Lets whatever runs in this process ask the database by Payload's own connections. */
export function shareDatabase({ db, config }: Payload): void {
  shared[key] = { pool: db.pool, names: new Set([...config.collections, ...config.globals].map(({ slug }) => slug)) }
}

/** Null until Payload has been asked for the first time. */
export const sharedPool = (): Shared['pool'] | null => shared[key]?.pool ?? null

const nothing: ReadonlySet<string> = new Set()

/** Names of all collections and single documents. */
export const sharedNames = (): ReadonlySet<string> => shared[key]?.names ?? nothing
