import { words } from './words'

/** What the document itself takes beside its words. */
const frame = 4350

/** What a server component says stands in the page twice: as markup and as data. */
export function FloorText({ bytes }: { bytes: number }) {
  return <p>{words(Math.max(0, Math.floor((bytes - frame) / 2)))}</p>
}
