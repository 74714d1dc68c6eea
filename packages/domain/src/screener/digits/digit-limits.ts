/** Of speech to noise, in decibels. Three large steps first: they take away the error of a start far from the end. */
export const digitSteps = { start: 0, largeSteps: 3, large: 4, small: 2, lowest: -30, highest: 12 } as const

/** Triplets of a test, and how many levels at its beginning say only where it began. */
export const digitCounts = { triplets: 23, leftOut: 5 } as const

export const digitDelayMs = 300
