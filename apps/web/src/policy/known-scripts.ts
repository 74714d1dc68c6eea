import { accessibilityScript } from '@estu/ui/layout/accessibility-script'
import { fillMarkupScript } from '../lib/inline-scripts/fill-markup.ts'
import { languageChoiceScript } from '../lib/inline-scripts/language-choice.ts'
import { lateFilesScript } from '../lib/inline-scripts/late-files.ts'

/** Ours, word for word. */
export const ownScripts: readonly string[] = [
  accessibilityScript,
  fillMarkupScript,
  languageChoiceScript,
  lateFilesScript,
]

/** React's own, word for word, in the part of a page for one visit that Next made beforehand: no visit's word is in it. */
export const shellScript = 'requestAnimationFrame(function(){$RT=performance.now()});'

const begin = '(self.__next_f=self.__next_f||[]).push([0])'
/** A piece of the page as data: a number that says what it is, and a text, into which our script may put markup back. */
const flight = /^self\.__next_f\.push\((?:(\[.*\])|self\.__still\((\[.*\])\))\)$/s
/** The bundler's list of what a page is made of. */
const bundler =
  /^\(globalThis\["TURBOPACK[\w-]*"\] \|\| \(globalThis\["TURBOPACK[\w-]*"\] = \[\]\)\)\.push\((\{.*\})\);?$/s

/**
 * Whether an inline script is ours, or one that Next writes into every page. Trap: to allow whatever stands in a page
 * would also allow what came into it through the CMS; these carry data alone, which no visitor's words can leave.
 */
export function isKnownScript(text: string): boolean {
  if (text === begin || ownScripts.includes(text)) return true
  const [, plain, referring] = flight.exec(text) ?? []
  const data = parsed(plain ?? referring)
  if (data !== undefined) return isFlight(data)
  return parsed(bundler.exec(text)?.[1]) !== undefined
}

const isFlight = (data: unknown): boolean =>
  Array.isArray(data) &&
  data.length === 2 &&
  typeof data[0] === 'number' &&
  ['string', 'object'].includes(typeof data[1])

function parsed(text: string | undefined): unknown {
  if (text === undefined) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
