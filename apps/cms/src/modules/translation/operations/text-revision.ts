import { markOf } from '../../document-texts/index.ts'

/** A short mark of a stored value: it tells whether somebody has changed the text since it was shown. */
export const revisionOf = (value: unknown): string => markOf(JSON.stringify(value ?? null))
