/** What a store tells of itself, each since its start, and what that counts. */
export const countHelp = {
  hits: 'Pages sent as they were kept.',
  asked: 'Pages that Next was asked for.',
  unchanged: 'Pages that Next was asked for again and that had stayed as they were.',
  changed: 'Pages that Next was asked for again and that were others.',
  overtaken: 'Pages during whose making something was announced: Next is asked for them once more.',
  uncacheable: 'Answers of Next that nobody may keep: faults, missing pages, what belongs to one visitor.',
  failed: 'Pages that Next failed to answer with, or broke off, or did not end in time.',
  foreignScripts: 'Pages with a script that is neither ours nor of Next, which are not kept.',
  tooLarge: 'Pages that are larger than a sixteenth of their store, which are not kept.',
  evicted: 'Kept pages that had to make room for others.',
  packFailed: 'Pages that could not be packed, or not in time, and are sent unpacked.',
} as const

export type StoreCounts = Record<keyof typeof countHelp, number>

export const noCounts = (): StoreCounts =>
  Object.fromEntries(Object.keys(countHelp).map((name) => [name, 0])) as StoreCounts
