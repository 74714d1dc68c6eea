import type { CopyPlace } from './local-copy/local-copies.ts'

/** How long a save that was sent while the page was left may take to arrive. */
const patienceMs = 5000
const pauseMs = 250
/** How long the second of two saves may take after the first has arrived. */
const secondMs = 1500

/** `updatedAt`: the document's time of change before the saves; two `saves` when an earlier one was under way. */
type SentNote = { at: number; updatedAt: string | null; saves: 1 | 2 }

const nameOf = ({ document, locale }: CopyPlace) => `estu-sent-on-leaving:${document}:${locale}`

/** Remembers, without the text, that the next page of this tab may be older than what was just sent. */
export function noteSentOnLeaving(place: CopyPlace, updatedAt: string | null, saves: SentNote['saves']): void {
  try {
    const note: SentNote = { at: Date.now(), updatedAt, saves }
    sessionStorage.setItem(nameOf(place), JSON.stringify(note))
  } catch {
    // Storage is off: then the page shows what it has.
  }
}

function takeNote(place: CopyPlace): SentNote | null {
  try {
    const note = sessionStorage.getItem(nameOf(place))
    sessionStorage.removeItem(nameOf(place))
    return note ? JSON.parse(note) : null
  } catch {
    return null
  }
}

/**
 * Trap: a reload asks for the page at the moment the last letters are sent, and may be drawn from before them. Waits
 * until they have arrived.
 * @returns the time of change the form must show at least; null when nothing was sent.
 */
export async function arrivalOfSent(place: CopyPlace): Promise<string | null> {
  const note = takeNote(place)
  if (!note) return null
  const url = `/api/${place.document}?draft=true&depth=0&locale=${place.locale}&fallback-locale=null&select[updatedAt]=true`
  const seen: string[] = []
  let until = note.at + patienceMs
  while (seen.length < note.saves && Date.now() < until) {
    const updatedAt = await fetch(url, { credentials: 'include' })
      .then((response) => response.json())
      .then((doc) => String(doc?.updatedAt ?? ''))
      .catch(() => '')
    if (updatedAt && updatedAt !== note.updatedAt && updatedAt !== seen.at(-1)) {
      seen.push(updatedAt)
      // Both may have arrived before anybody looked.
      until = Date.now() + secondMs
    } else await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  return seen.at(-1) ?? null
}
