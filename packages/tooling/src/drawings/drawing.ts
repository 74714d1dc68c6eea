import { painted } from './kit/paint.ts'

/** @property wide three wide by two high; all others are square */
export type Drawing = { name: string; art: string; wide?: true }

/** @param tab the colour of its coloured parts */
export const drawing = (name: string, art: string, tab?: string): Drawing => ({
  name,
  art: tab ? painted(art, tab) : art,
})

export const cover = (name: string, art: string, tab?: string): Drawing => ({ ...drawing(name, art, tab), wide: true })
