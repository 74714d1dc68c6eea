/** Quick answers yes or no at two levels in 90 seconds; standard takes about seven minutes, long about ten. */
export const screenerModes = ['quick', 'standard', 'long'] as const
export type ScreenerMode = (typeof screenerModes)[number]

/** In hertz. */
export const toneFrequencies = [250, 500, 1000, 2000, 4000, 8000] as const
export type ToneFrequency = (typeof toneFrequencies)[number]
