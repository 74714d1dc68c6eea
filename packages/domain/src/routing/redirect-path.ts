import { splitLocalePath } from '../locale/locales.ts'

/** Parameters that tell where a visitor comes from, and nothing of what they ask for. */
const campaign = /^(?:utm_\w+|gclid|yclid|ysclid|fbclid|_openstat)$/

const splitAddress = (address: string): [path: string, query: string, fragment: string] => {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? []
  return [path, query, fragment]
}

/** Letters as they read, except those that would end a path or part it otherwise. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path.replace(/%(?=2f|3f|23|25|5c|[01]|20|7f)/gi, '%25'))
  } catch {
    return path
  }
}

/**
 * Returns the path by which redirects are compared: as in Russian, without query, fragment, repeated and trailing
 * slashes, its letters decoded, its case as written.
 */
export function redirectPath(address: string): string {
  const [written] = splitAddress(address)
  let path = decoded(written).replace(/\/{2,}/g, '/')
  // An address that was led to its language twice has two prefixes.
  while (splitLocalePath(path).locale !== 'ru') ({ path } = splitLocalePath(path))
  return path.replace(/(.)\/$/, '$1')
}

/** Returns where a redirect leads: a path as in Russian, without a trailing slash, with its query and its fragment. */
export function redirectTarget(address: string): string {
  const [path, query, fragment] = splitAddress(address)
  return redirectPath(path) + query + fragment
}

/** Whether an address says in its query which page it means: such a one is found by no path. */
export const choosesByQuery = (address: string): boolean =>
  [...new URLSearchParams(splitAddress(address)[1]).keys()].some((name) => !campaign.test(name))

/** Spellings under which a redirect from an address may be stored, the likeliest first. */
export function redirectSpellings(address: string): string[] {
  const path = redirectPath(address)
  const spelt = [path, path.toLowerCase()].flatMap((one) => [one, encodeURI(one)])
  const formerly = spelt.flatMap((one) => [`${one}/`, `/kk${one}`, `/kk${one}/`])
  return [...new Set([...spelt, ...formerly])]
}

/** The target of a redirect with what the asked query tells of where the visitor comes from. */
export function withCampaign(target: string, query: string): string {
  const [path, own, fragment] = splitAddress(target)
  const named = new URLSearchParams(own)
  const told = query.split('&').filter((part) => {
    const name = part.split('=')[0] ?? ''
    return campaign.test(name) && !named.has(name)
  })
  if (told.length === 0) return target
  return `${path}${own ? `${own}&` : '?'}${told.join('&')}${fragment}`
}
