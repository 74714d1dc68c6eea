/** A label in the two languages an editor may work in. */
export type Label = { ru: string; kk: string }

export const label = (ru: string, kk: string): Label => ({ ru, kk })
