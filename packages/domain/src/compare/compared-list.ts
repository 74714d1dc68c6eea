import { parseJson } from '../text/parse-json.ts'

/** Where the browser keeps what was ticked: a list of `{ slug }`. */
export const comparedKey = 'compare'

/** More columns than this nobody can read side by side. */
export const mostCompared = 4

const longestText = 2000

/** Stricter than an address in one way only: what stands at its ends is the server's to judge. */
const isAddress = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,96}$/.test(value)

/**
 * The addresses of a stored list, each once, no more than fit. What is damaged is left out and never breaks a page.
 * Guards of our own: every page carries this.
 */
export function parseCompared(raw: string | null): string[] {
  const list = raw && raw.length <= longestText ? parseJson(raw) : null
  if (!Array.isArray(list)) return []
  const slugs = list.map((entry: { slug?: unknown } | null) => entry?.slug).filter(isAddress)
  return [...new Set(slugs)].slice(0, mostCompared)
}

export const serialiseCompared = (slugs: readonly string[]): string => JSON.stringify(slugs.map((slug) => ({ slug })))

/** Takes out what is in the list, else appends it. @returns null when there is no room for one more. */
export function toggleCompared(slugs: readonly string[], slug: string): string[] | null {
  if (slugs.includes(slug)) return slugs.filter((known) => known !== slug)
  return slugs.length < mostCompared ? [...slugs, slug] : null
}
