import type { Finding } from './publish-entry.ts'

/** What stops a release itself rather than one of its documents. */
export type ReleaseFault = 'not-allowed' | 'empty' | 'failed'
type FaultOfRelease = Omit<Finding, 'reason' | 'locale'> & { reason: ReleaseFault; locale: null }
/** Why a release did not go out at its time. */
export type StopReason = Finding | FaultOfRelease

export const faultOf = (releaseId: string, reason: ReleaseFault): FaultOfRelease => ({
  ...{ collection: 'releases', id: releaseId, locale: null, reason },
  ...{ lacks: [], fields: [], words: null },
})

/** As it is kept: nothing of it in the words of one language, since whoever reads it may speak the other one. */
export const storedReasons = (reasons: readonly StopReason[]) =>
  reasons.map(({ collection, id, locale, reason, fields }) => ({ collection, id, locale, reason, fields }))
