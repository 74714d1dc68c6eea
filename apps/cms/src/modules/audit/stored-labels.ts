/** A code as the log stores it, and what it is called: Russian, Kazakh. */
export type StoredLabels = Readonly<Record<string, readonly [ru: string, kk: string]>>
