import { Parser } from 'htmlparser2'

/** What the head of a page tells search engines and link previews. */
export type Head = {
  title: string
  description: string
  canonical: string
  robots: string
  image: string
  alternates: Record<string, string>
  /** Every other property of Open Graph. */
  og: Record<string, string>
}

export function headOf(html: string): Head {
  const head: Head = {
    title: '',
    description: '',
    canonical: '',
    robots: 'index, follow',
    image: '',
    alternates: {},
    og: {},
  }
  let isTitle = false
  const parser = new Parser({
    onopentag(name, { rel, href = '', hreflang, name: meta, property, content = '' }) {
      isTitle = name === 'title' && !head.title
      if (name === 'link' && rel === 'canonical') head.canonical = href
      if (name === 'link' && rel === 'alternate' && hreflang) head.alternates[hreflang] = href
      if (name === 'meta' && meta === 'description') head.description = content
      if (name === 'meta' && meta === 'robots') head.robots = content
      if (name === 'meta' && property === 'og:image') head.image = content
      if (name === 'meta' && property?.startsWith('og:')) head.og[property.slice(3)] = content
    },
    ontext(text) {
      if (isTitle) head.title += text
    },
    onclosetag(name) {
      if (name === 'title') isTitle = false
    },
  })
  parser.end(html)
  return head
}
