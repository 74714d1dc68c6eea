import type { CollectionBeforeOperationHook, SanitizedConfig } from 'payload'
import { longestList } from './query-fault.ts'

type Asked = { draft?: unknown; limit?: unknown; overrideAccess?: unknown }

const most = longestList({})

/** The admin's lists are known by their question: the newest drafts, with the reader's own rights. */
const shorten: CollectionBeforeOperationHook = ({ args, operation }) => {
  const { draft, limit, overrideAccess } = args as Asked
  const isAdminList = operation === 'read' && draft === true && overrideAccess === false
  return isAdminList && Number(limit) > most ? ({ ...args, limit: most } as typeof args) : args
}

/**
 * The admin draws its lists on the server, past every address of the interface, and as long as the page's address, the
 * reader's preference or the browser says. A longer one is drawn in pages of the longest list.
 */
export function shortenAdminLists(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks } of config.collections) hooks.beforeOperation = [shorten, ...(hooks.beforeOperation ?? [])]
  return config
}
