type Attributes = Readonly<Record<string, string>>

/** Elements that no page of ours has: each runs, shows or moves something that a policy of hashes says nothing of. */
const foreignElements = new Set([
  ...['base', 'style', 'iframe', 'frame', 'frameset', 'fencedframe', 'portal', 'object', 'embed', 'applet'],
  // They can change an address while the page is looked at.
  ...['animate', 'animatemotion', 'animatetransform', 'set'],
])

/** Links of a head that load something or tell somebody; the others only name addresses. */
const loading =
  /(^|\s)(stylesheet|preload|modulepreload|prefetch|prerender|preconnect|dns-prefetch|manifest|icon|apple-touch-icon)(\s|$)/i

/**
 * Whether an element is none that we or Next write. Most of it no policy lets run; yet a page that holds it was changed by
 * somebody who was not to, and is not to be handed on.
 */
export function isForeignElement(name: string, attributes: Attributes): boolean {
  if (foreignElements.has(name)) return true
  if (Object.entries(attributes).some(([attribute, value]) => attribute.startsWith('on') || isCode(value))) return true
  if (attributes['http-equiv'] !== undefined) return true
  if ([attributes.action, attributes.formaction].some(leadsAway)) return true
  if (name === 'link') return loading.test(attributes.rel ?? '') && leadsAway(attributes.href)
  return name === 'script' && attributes.src !== undefined && !isOfBuild(attributes.src)
}

/** The scheme of an address as browsers read it: whatever cannot be seen before it, tabs and ends of line left out. */
const schemeOf = (address: string): string | undefined =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /^[\u0000-\u0020]*([a-z][a-z\d+.-]*):/i.exec(address.replaceAll(/[\t\n\r]/g, ''))?.[1]?.toLowerCase()

const isCode = (value: string): boolean => ['javascript', 'vbscript'].includes(schemeOf(value) ?? '')

const own = 'https://own.invalid'

/** Our pages name their own addresses by paths alone. */
const leadsAway = (address: string | undefined): boolean =>
  address !== undefined && (schemeOf(address) !== undefined || URL.parse(address, own)?.origin !== own)

function isOfBuild(address: string): boolean {
  const url = URL.parse(address, own)
  return url?.origin === own && url.pathname.startsWith('/_next/')
}
