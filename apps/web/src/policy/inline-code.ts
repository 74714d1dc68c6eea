import { Parser } from 'htmlparser2'
import { isForeignElement } from './foreign-markup.ts'

/** What of a page a browser would run or apply that stands in the page itself. */
export type InlineCode = {
  scripts: string[]
  /** Style attributes. */
  styles: string[]
  /** Whether there is anything that neither we nor Next write: handlers, scripts and frames of others, another base. */
  hasForeign: boolean
}

/** Types that make a script a block of data. */
const data = /^application\/(ld\+)?json$/i

/** Reads a page as a browser does. */
export function inlineCode(html: string): InlineCode {
  const found: InlineCode = { scripts: [], styles: [], hasForeign: false }
  let script: string | null = null
  const parser = new Parser({
    onopentag(name, attributes) {
      if (attributes.style !== undefined) found.styles.push(attributes.style)
      if (isForeignElement(name, attributes)) found.hasForeign = true
      if (name === 'script' && attributes.src === undefined && !data.test(attributes.type ?? '')) script = ''
    },
    ontext(text) {
      if (script !== null) script += text
    },
    onclosetag(name) {
      if (name !== 'script' || script === null) return
      found.scripts.push(script)
      script = null
    },
  })
  parser.end(html)
  return found
}
