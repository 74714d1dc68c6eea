import type { Outcome } from './scoring.ts'

/** Scripts by their addresses, and whether what they hold is named by a hash. @param site its own origin */
export function judgeScripts(html: string, site: string): Outcome {
  const tags = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]*)"[^>]*>/gi)]
  if (tags.length === 0) return 'sri-not-needed'
  const scripts = tags.map(([tag, src = '']) => {
    const url = new URL(src, site)
    const isOwn = url.origin === site
    return {
      isOwn,
      isNamed: /\bintegrity="sha/.test(tag),
      isSafe: isOwn || (url.protocol === 'https:' && !src.startsWith('//')),
    }
  })
  const foreign = scripts.filter(({ isOwn }) => !isOwn)
  const insecure = foreign.filter(({ isSafe }) => !isSafe)
  if (insecure.length > 0) {
    return insecure.every(({ isNamed }) => isNamed)
      ? 'sri-foreign-scripts-insecure'
      : 'sri-none-and-foreign-scripts-insecure'
  }
  if (scripts.every(({ isNamed }) => isNamed)) return 'sri-on-all-scripts'
  return foreign.every(({ isNamed }) => isNamed) ? 'sri-own-scripts-without' : 'sri-foreign-scripts-without'
}
