import type { CollectionAfterChangeHook, CollectionBeforeOperationHook } from 'payload'
import { translatorLanguage } from '../../access/roles.ts'
import { putLocks, readLocks } from './keep-locks.ts'

type Held = Awaited<ReturnType<typeof readLocks>>

const keyOf = (collection: string, id: unknown) => `locks of ${collection}/${String(id)}`

/** A translator's save is kept out by no lock, and remembers which there are. */
export const passLocks: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { id } = args as { id?: unknown }
  if (operation !== 'update' || typeof id !== 'string' || translatorLanguage(req) === null) return args
  req.context[keyOf(collection.slug, id)] = await readLocks(req, collection.slug, id)
  return { ...args, overrideLock: true }
}

/** It lets go of nobody's either: Payload drops them with every save. */
export const putBackLocks: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const key = keyOf(collection.slug, doc.id)
  const held = req.context[key] as Held | undefined
  if (!held) return doc
  delete req.context[key]
  await putLocks(req, held)
  return doc
}
