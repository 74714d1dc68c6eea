/** What a drawing shows, in both languages. */
export type DrawingWords = readonly [ru: string, kk: string]
