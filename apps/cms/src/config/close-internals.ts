import type { Access, Endpoint, SanitizedCollectionConfig, SanitizedConfig } from 'payload'
import { staff } from '../access/staff.ts'
import { lockAccess } from '../modules/document-locks/index.ts'

const nobody: Access = () => false
const closed = { create: nobody, read: nobody, update: nobody, delete: nobody }

type Opened = { access: Record<string, Access>; endpoints: readonly string[] }

/** What the admin's own pages ask of Payload's bookkeeping; all else of it is closed to everybody. */
const opened: Record<string, Opened> = {
  'payload-locked-documents': { access: lockAccess, endpoints: ['get /', 'patch /:id', 'delete /:id'] },
  'payload-preferences': { access: {}, endpoints: ['get /:key', 'post /:key'] },
}

/**
 * Payload opens its own bookkeeping to everybody who is signed in, the list of migrations and the running of jobs
 * included. Jobs are run by the worker, in its own process, and shown by the dashboard, which asks the database. Done on
 * the finished configuration, because Payload adds these collections after every plugin has run.
 */
export function closeInternals(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    // Trap: of a collection without addresses Payload says by 501 that it is there; of what is closed else, nothing.
    if (collection.endpoints === false) collection.endpoints = []
    if (collection.slug.startsWith('payload-')) closeInternal(collection)
    else if (!collection.versions) keepEndpoints(collection, ({ path }) => !path.startsWith('/versions'))
  }
  Object.assign(config.jobs, { access: { run: () => false, queue: () => false, cancel: () => false } })
  return config
}

function closeInternal(collection: SanitizedCollectionConfig): void {
  const { access, endpoints }: Opened = opened[collection.slug] ?? { access: closed, endpoints: [] }
  Object.assign(collection.access, access)
  if (collection.slug === 'payload-preferences') keepToStaff(collection.access)
  keepEndpoints(collection, ({ method, path }) => endpoints.includes(`${method} ${path}`))
}

/** Trap: Payload gives a collection without versions the addresses of versions too, and fails when asked there. */
function keepEndpoints(collection: SanitizedCollectionConfig, isKept: (endpoint: Omit<Endpoint, 'root'>) => boolean) {
  if (collection.endpoints) collection.endpoints = collection.endpoints.filter(isKept)
}

/** Shoppers have accounts as well; how the admin remembers its lists is none of theirs. */
function keepToStaff(access: Record<string, unknown>): void {
  for (const [operation, rule] of Object.entries(access)) {
    if (typeof rule !== 'function') continue
    access[operation] = ((args) => (staff(args) ? (rule as Access)(args) : false)) satisfies Access
  }
}
