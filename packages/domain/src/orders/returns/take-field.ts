/** The field that says how many of a line are brought back. Apart: pages that keep drafts need no more of the form. */
export const takeField = (line: number): string => `take-${line}`
