export const ears = ['left', 'right'] as const
export type Ear = (typeof ears)[number]

/** Where a sound is heard; both at once where headphones do not tell left from right. */
export type TestedEar = Ear | 'both'
