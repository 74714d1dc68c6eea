import type { Collection, CollectionBeforeOperationHook, SanitizedConfig } from 'payload'

type Asked = { collection: Collection; disableErrors?: unknown; overrideAccess?: unknown; pagination?: unknown }

/** The same collection, of which nobody may read anything. */
const closed = (collection: Collection): Collection => ({
  ...collection,
  config: { ...collection.config, access: { ...collection.config.access, read: () => false } },
})

/**
 * Payload fills in relations with reads of their own, known by their question: all at once, with the reader's rights,
 * and empty where those do not suffice. Such a one is answered so without the database, and an id stands where the
 * document would. Trap: a read that throws can be an unhandled rejection, since nobody waits for it yet.
 */
const leaveUnfilled: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { collection, disableErrors, overrideAccess, pagination } = args as Asked
  const fillsIn = operation === 'read' && disableErrors === true && pagination === false && !overrideAccess
  // What is saved is saved to its end, whoever has left: a page that is closed sends its last words without waiting.
  const isUnheard = req.method === 'GET' && req.signal?.aborted === true
  if (!fillsIn || !isUnheard) return args
  return { ...args, collection: closed(collection), overrideAccess: false } as typeof args
}

/** Asks the database for no more relations on behalf of somebody who does not wait for the answer. */
export function stopForAbsent(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks } of config.collections) hooks.beforeOperation = [...(hooks.beforeOperation ?? []), leaveUnfilled]
  return config
}
