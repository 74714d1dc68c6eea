import type { PayloadRequest } from 'payload'
import { type Judgement, markOf, textsByPath } from '../../document-texts/index.ts'
import { sourceLeaves, type TwoStates } from './translation-states.ts'

/** What a save says of the source that its writer had before their eyes; see `saveTexts`. */
export function judgementOf({ context }: PayloadRequest, states: TwoStates): Judgement {
  const seen = context.seenSources as Readonly<Record<string, string>> | undefined
  if (!seen) return {}
  const now = textsByPath(sourceLeaves(states))
  return { isUnseen: (path) => path in seen && seen[path] !== markOf(now.get(path) ?? '') }
}
