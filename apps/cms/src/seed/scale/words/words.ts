/** The same words in both languages. */
export type Words = { ru: string; kk: string }

export const words = (ru: string, kk: string): Words => ({ ru, kk })
