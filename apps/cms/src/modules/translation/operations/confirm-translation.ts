import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'
import { markOf, textsByPath } from '../../document-texts/index.ts'
import { rememberConfirmed } from '../memory/remember.ts'
import { readGlobalStates, readTwoStates } from './read-two-states.ts'
import { recordTranslationState, sourceLeaves } from './translation-states.ts'

/**
 * Somebody read the translation beside its changed source and found it still right.
 * @param paths the texts that were checked; `'all'` for the whole document.
 * @param seen marks of the source as it was read by them: a text that has changed since is not confirmed unread.
 */
export async function confirmTranslation(
  req: PayloadRequest,
  collection: string,
  id: string,
  paths: readonly string[] | 'all',
  seen?: Readonly<Record<string, string>>,
): Promise<{ outdated: string[]; missing: string[] }> {
  const states =
    collection === 'globals'
      ? await readGlobalStates(req, id as GlobalSlug)
      : await readTwoStates(req, req.payload.collections[collection as CollectionSlug].config, id)
  const now = textsByPath(sourceLeaves(states))
  const wasSeen = (path: string) => !seen || seen[path] === markOf(now.get(path) ?? '')
  const isChecked = (path: string) => (paths === 'all' || paths.includes(path)) && wasSeen(path)
  const { outdated, missing } = await recordTranslationState(req, states, { isChecked })
  await rememberConfirmed(req, states, isChecked)
  return { outdated, missing }
}
