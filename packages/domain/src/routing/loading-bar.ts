/** Milliseconds and pixels of the bar that shows a page loading. Source: the specification's constants. */
export const loadingBar = {
  throttleMs: 200,
  durationMs: 2000,
  hideDelayMs: 500,
  resetDelayMs: 400,
  heightPx: 3,
} as const
