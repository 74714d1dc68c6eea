/** A line of what React sends a page as: its id, and either JSON or a text of counted bytes. */
export type FlightRow = { id: string; text: string | null; json: string | null }

const newLine = 10
/** Kinds of rows that carry bytes, which no text can be made of. */
const ofBytes = /[AOobUSsLlGgMmV]/

/** @returns null for data with anything in them that is no text. */
export function readFlight(flight: string): FlightRow[] | null {
  const bytes = Buffer.from(flight)
  const rows: FlightRow[] = []
  for (let at = 0; at < bytes.length; ) {
    const colon = bytes.indexOf(':', at)
    if (colon < 0) return null
    const id = bytes.toString('utf8', at, colon)
    const kind = String.fromCharCode(bytes[colon + 1] ?? newLine)
    if (ofBytes.test(kind)) return null
    if (kind === 'T') {
      const comma = bytes.indexOf(',', colon)
      const end = comma + 1 + Number.parseInt(bytes.toString('utf8', colon + 2, comma), 16)
      rows.push({ id, text: bytes.toString('utf8', comma + 1, end), json: null })
      at = end
    } else {
      const found = bytes.indexOf(newLine, colon)
      const end = found < 0 ? bytes.length : found
      rows.push({ id, text: null, json: bytes.toString('utf8', colon + 1, end) })
      at = end + 1
    }
  }
  return rows
}

export const writeFlight = (rows: readonly FlightRow[]): string =>
  rows.map(({ id, text, json }) => `${id}:${text === null ? `${json}\n` : `T${byteLength(text)},${text}`}`).join('')

const byteLength = (text: string): string => Buffer.byteLength(text).toString(16)
