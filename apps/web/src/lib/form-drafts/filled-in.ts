/** What a form says of itself once words from before stand in it: no browser tells of what a script has written. */
export const filledIn = 'filled-in'
