import type { Locale } from '../locale/locales.ts'
import { type CoverDrawing, coverDrawings } from './cover-drawings.ts'
import type { DrawingWords } from './drawing-words.ts'
import { type ThingDrawing, thingDrawings } from './thing-drawings.ts'

export type DrawingName = ThingDrawing | CoverDrawing

const words: Readonly<Record<string, DrawingWords>> = { ...thingDrawings, ...coverDrawings }

export const isDrawing = (name: string): name is DrawingName => Object.hasOwn(words, name)

/** What a drawing shows, for those who do not see it. */
export function drawingWords(name: DrawingName, locale: Locale): string {
  const [ru, kk] = words[name] ?? ['', '']
  return locale === 'kk' ? kk : ru
}

/** The form of hearing aid that a device's drawing shows; null for any other drawing. */
const formOf = (name: string): string | null => /^device-(.+)$/.exec(name)?.[1] ?? null

/** A hearing aid from its other sides: on the ear, and beside a coin that everybody knows. */
export function otherSides(name: DrawingName): DrawingName[] {
  const form = formOf(name)
  return form === null ? [] : [`worn-${form}`, `coin-${form}`].filter(isDrawing)
}
