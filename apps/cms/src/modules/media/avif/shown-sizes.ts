/** Sizes that browsers choose from. What social networks fetch has no AVIF: not all of them read it. */
export const shownSizes = ['small', 'medium', 'large'] as const
