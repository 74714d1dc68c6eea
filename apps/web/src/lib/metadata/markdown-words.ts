/** A text in one line as Markdown shows it: neither the end of a link nor markup stands in it. */
export const asWords = (text: string): string => text.replace(/\s+/g, ' ').replace(/[\\[\]<>`]/g, '\\$&')
