import type { CopyPlace } from './local-copy/local-copies.ts'

/** How long a save that was sent while the page was left may take to arrive. */
const patienceMs = 5000
const pauseMs = 250

const nameOf = ({ document, locale }: CopyPlace) => `estu-sent-on-leaving:${document}:${locale}`

/** Remembers, without the text, that the next page of this tab may be older than what was just sent. */
export function noteSentOnLeaving(place: CopyPlace, updatedAt: string | null): void {
  try {
    sessionStorage.setItem(nameOf(place), JSON.stringify({ at: Date.now(), updatedAt }))
  } catch {
    // Storage is off: then the page shows what it has.
  }
}

function takeNote(place: CopyPlace): { at: number; updatedAt: string | null } | null {
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
  while (Date.now() < note.at + patienceMs) {
    const updatedAt = await fetch(url, { credentials: 'include' })
      .then((response) => response.json())
      .then((doc) => String(doc?.updatedAt ?? ''))
      .catch(() => '')
    if (updatedAt && updatedAt !== note.updatedAt) return updatedAt
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  return null
}
