import { contentSecurityPolicy, hashSource, type PolicySettings } from './content-security-policy.ts'
import { inlineCode } from './inline-code.ts'
import { isKnownScript } from './known-scripts.ts'

/**
 * The policy of a page that is whole: it names what stands in it, if it is ours or Next's.
 * @param added styles that will be put into the page after it was judged
 * @returns `isClean` false for a page with anything else, which then does not run
 */
export function pagePolicy(
  html: string,
  settings: PolicySettings,
  added: readonly string[] = [],
): { policy: string; isClean: boolean } {
  const { scripts, styles, hasForeign } = inlineCode(html)
  const known = scripts.filter(isKnownScript)
  const sources = [...new Set(known)].map(hashSource)
  const policy = contentSecurityPolicy(
    { scripts: sources, styles: [...new Set([...added, ...styles])].map(hashSource) },
    settings,
  )
  return { policy, isClean: !hasForeign && known.length === scripts.length }
}
