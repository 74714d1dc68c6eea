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

type Said = Pick<Finding, 'lacks' | 'words'>
export type StoredReason = Pick<StopReason, 'collection' | 'id' | 'locale' | 'reason' | 'fields'> & {
  /** What the CMS said of it in each language; of most reasons the word is enough. */
  said?: { ru: Said; kk: Said }
}

/** As it is kept: in both languages or in none, since whoever reads it may speak the other one. */
export const storedReasons = (reasons: readonly StopReason[], inKazakh: readonly StopReason[] = []): StoredReason[] =>
  reasons.map(({ collection, id, locale, reason, fields, ...ru }) => {
    const kept = { collection, id, locale, reason, fields }
    const same = (other: StopReason) => other.id === id && other.collection === collection && other.locale === locale
    const kk = inKazakh.find((other) => same(other) && other.reason === reason)
    return ru.words && kk ? { ...kept, said: { ru: saidOf(ru), kk: saidOf(kk) } } : kept
  })

const saidOf = ({ lacks, words }: Said): Said => ({ lacks, words })
