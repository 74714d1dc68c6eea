import { readFlight } from '../next/flight-rows.ts'
import type { NextAnswer } from '../next/next-answer.ts'

/** A part that React has not answered, or has left to the browser because it failed. */
const missingPart = /<!--\$[!?]-->/
const data = /<script>self\.__next_f\.push\((?:self\.__still\()?(\[1,".*?"\])\)?\)<\/script>/gs

/**
 * Whether an answer that Next made at once, and not beforehand, holds all that it should. Trap: it has said 200 before
 * it knows: what fails later is a row of the data, by which a browser shows a page of faults.
 */
export function isWhole({ status, headers, body }: NextAnswer): boolean {
  if (status !== 200 || headers['set-cookie'] !== undefined) return false
  const text = body.toString()
  const type = headers['content-type'] ?? ''
  if (type.startsWith('text/x-component')) return isFaultless(text)
  if (!type.startsWith('text/html') || missingPart.test(text)) return false
  return isFaultless([...text.matchAll(data)].map(([, json = '']) => JSON.parse(json)[1]).join(''))
}

function isFaultless(flight: string): boolean {
  const rows = readFlight(flight) ?? []
  return rows.length > 0 && rows.every(({ json }) => !json?.startsWith('E'))
}
