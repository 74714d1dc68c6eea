import { fillMarkupScript, markupBegin, markupEnd, markupName } from '../../../lib/inline-scripts/fill-markup.ts'
import { type FlightRow, readFlight, writeFlight } from './flight-rows.ts'
import type { NextAnswer } from './next-answer.ts'

/** The page as data, in one piece. */
const pushed = /<script>self\.__next_f\.push\((\[1,".*?"\])\)<\/script>/gs
/** Markup in those data, behind its name: of an element, or of a component that is given it. */
const markup = new RegExp(
  `"(?:${markupName}|name)":"(\\w{12})","(?:dangerouslySetInnerHTML":\\{"__html|markup)":"((?:[^"\\\\]|\\\\.)*)"`,
  'g',
)
const reference = /^\$([0-9a-f]+)$/
/** A shorter one is no longer than its name. */
const shortest = 80

/**
 * Takes out of a page's data what stands in the page itself: finished markup (`components/static-markup.tsx`) would be
 * sent twice. A script of ours puts it back before React reads the data, so React knows as much as ever.
 */
export function referToMarkup(answer: NextAnswer): NextAnswer {
  if (!answer.headers['content-type']?.startsWith('text/html')) return answer
  const html = answer.body.toString()
  const pieces = [...html.matchAll(pushed)]
  const [script = '', json = ''] = pieces[0] ?? []
  if (pieces.length !== 1 || html.includes(markupBegin)) return answer
  const [kind, flight]: [number, string] = JSON.parse(json)
  const rows = readFlight(flight)
  const referring = rows && refer(rows, html)
  if (!referring) return answer
  const data = asInPage(JSON.stringify([kind, writeFlight(referring)]))
  const scripts = `<script>${fillMarkupScript}</script><script>self.__next_f.push(self.__still(${data}))</script>`
  return { ...answer, body: Buffer.from(html.replace(script, () => scripts)) }
}

function refer(rows: readonly FlightRow[], html: string): FlightRow[] | null {
  const names = new Map<string, string>()
  let count = 0
  const stands = (name: string) => html.includes(`${markupName}="${name}"`)
  const shortened = rows.map((row) => {
    const json = row.json?.replace(markup, (whole, name: string, text: string) => {
      if (!stands(name)) return whole
      const [, id] = reference.exec(text) ?? []
      if (id) names.set(id, name)
      if (id || text.length < shortest) return whole
      count += 1
      return whole.replace(`"${text}"`, () => `"${inPlaceOf(name)}"`)
    })
    return { ...row, json: json ?? null }
  })
  if (names.size + count === 0) return null
  return shortened.map((row) => {
    const name = row.text === null ? undefined : names.get(row.id)
    return name ? { ...row, text: null, json: `"${inPlaceOf(name)}"` } : row
  })
}

const inPlaceOf = (name: string) => `${markupBegin}${name}${markupEnd}`

const escapes: Record<string, string> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026' }
/** As Next writes data into a page: nothing in them can end the script. */
const asInPage = (json: string) =>
  json.replace(/[<>&\u2028\u2029]/g, (sign) => escapes[sign] ?? `\\u${sign.charCodeAt(0).toString(16)}`)
