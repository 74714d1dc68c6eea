export const noBreak = '\u00a0'
/** Takes no room, and no line ends beside it. */
export const joiner = '\u2060'
/** The dash of a range that is shown: a line could end after a dash alone. */
export const rangeDash = `–${joiner}`

/**
 * A text as it was before `withNoBreaks`, for what reads no lines: search engines, link previews, file formats. Apart from
 * it, for pages in a browser: its expressions look behind, and Safari before 16.4 refuses the whole script with one.
 */
export const withUsualSpaces = (text: string): string => text.replaceAll(noBreak, ' ').replaceAll(joiner, '')
