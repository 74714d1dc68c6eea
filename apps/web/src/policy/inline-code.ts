import { Parser } from 'htmlparser2'

/** What of a page a browser would run or apply that stands in the page itself. */
export type InlineCode = {
  scripts: string[]
  /** Style attributes. */
  styles: string[]
  /** Whether there is anything that no policy of ours allows: handlers, scripts and frames of others, another base. */
  hasForeign: boolean
}

/** Types that make a script a block of data. */
const data = /^(application\/(ld\+)?json|speculationrules)$/i

/** Reads a page as a browser does. */
export function inlineCode(html: string): InlineCode {
  const found: InlineCode = { scripts: [], styles: [], hasForeign: false }
  let script: string | null = null
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const [attribute, value] of Object.entries(attributes)) {
        if (attribute === 'style') found.styles.push(value)
        if (attribute.startsWith('on') || /^\s*javascript:/i.test(value)) found.hasForeign = true
      }
      if (name === 'base' || name === 'style' || name === 'iframe' || name === 'object') found.hasForeign = true
      if (name !== 'script' || data.test(attributes.type ?? '')) return
      if (attributes.src === undefined) script = ''
      else if (!attributes.src.startsWith('/') || attributes.src.startsWith('//')) found.hasForeign = true
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
