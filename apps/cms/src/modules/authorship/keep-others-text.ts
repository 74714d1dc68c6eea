import type { CollectionBeforeOperationHook } from 'payload'
import { replacesOthers } from './operations/replaces-others.ts'

/**
 * What is saved by itself is written over the newest version, as long as that was too. Where another person has just
 * written in it in the same language, whoever comes to it begins a version of their own: nobody's words are in no version.
 */
export const keepOthersText: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { id, autosave } = args as { id?: unknown; autosave?: unknown }
  if (operation !== 'update' || !autosave || typeof id !== 'string') return args
  return (await replacesOthers(req, collection.slug, id)) ? { ...args, autosave: false } : args
}
