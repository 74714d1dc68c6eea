import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'
import { readGlobalStates, readTwoStates } from './read-two-states.ts'
import { recordTranslationState } from './translation-states.ts'

/**
 * Somebody read the translation beside its changed source and found it still right.
 * @param paths the texts that were checked; `'all'` for the whole document.
 */
export async function confirmTranslation(
  req: PayloadRequest,
  collection: string,
  id: string,
  paths: readonly string[] | 'all',
): Promise<{ outdated: string[] }> {
  const states =
    collection === 'globals'
      ? await readGlobalStates(req, id as GlobalSlug)
      : await readTwoStates(req, req.payload.collections[collection as CollectionSlug].config, id)
  const { outdated } = await recordTranslationState(req, states, (path) => paths === 'all' || paths.includes(path))
  return { outdated }
}
