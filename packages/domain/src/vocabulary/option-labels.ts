/** What editors read for each value of a set, in both languages; visitors read the storefront's messages. */
export type OptionLabels<T extends string> = Readonly<Record<T, readonly [ru: string, kk: string]>>
