import type { Asked } from './exchange.ts'

/**
 * `hashes`: names what stands in a page; `nonce`: a word for one visit; `framed`: the same, and the CMS may show it in a
 * frame; `plain`: styles one page of a few words, runs nothing; `nothing`: runs nothing; the others are written out.
 */
export type PolicyKind = 'hashes' | 'nonce' | 'framed' | 'plain' | 'nothing' | 'sandbox' | 'worker' | 'drawing' | 'film'

export type AnswerKind = {
  name: string
  asked: Asked
  status: number
  policy: PolicyKind
  caching: string
  /** Of the content; null for an answer without any. */
  type: string | null
  /** Whether the answer differs by what a navigation or an encoding says. */
  vary?: 'navigation' | 'navigation and encoding' | 'encoding'
  /** Whether a copy can be asked about by its name. */
  tagged?: true
  /** Somebody's own: told to no other site, found by no search engine. */
  own?: true
  /** May be shown on pages of others. */
  embedded?: true
  allow?: string
  location?: string
}

export const once = 'public, max-age=0, s-maxage=1, stale-if-error=86400'
export const never = 'private, no-cache, no-store, max-age=0, must-revalidate'
export const html = 'text/html; charset=utf-8'
export const json = 'application/json'
export const jsonText = 'application/json; charset=utf-8'
export const text = 'text/plain; charset=utf-8'
export const plain = 'text/plain'
/** As a response that nobody gave a type writes it. */
export const untyped = 'text/plain;charset=UTF-8'

export const navigation = { vary: 'navigation' } as const
export const both = { vary: 'navigation and encoding' } as const

export type Line = [
  name: string,
  path: string,
  status: number,
  policy: PolicyKind,
  caching: string,
  type: string | null,
]
export type More = Omit<Partial<AnswerKind>, 'asked'> & { asked?: Partial<Asked> }

export function kindOf([[name, path, status, policy, caching, type], { asked, ...more }]: [Line, More]): AnswerKind {
  return { name, asked: { ...asked, path }, status, policy, caching, type, ...more }
}
