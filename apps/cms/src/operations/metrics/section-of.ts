const known = new Set(['admin', 'api', '_next', 'health', 'ready'])

/**
 * What sort of address this is, in so few words that counting by them costs nothing.
 * @param collections names below `/api` that something answers; whoever makes up others adds no word
 */
export function sectionOf(url: string, collections: ReadonlySet<string>): string {
  const [, first = '', second = '', third = ''] = (url.split('?')[0] ?? '/').split('/')
  if (!known.has(first)) return 'other'
  if (first === '_next') return 'file'
  if (first === 'api') {
    const name = second === 'globals' ? third : second
    return collections.has(name) ? `api/${name}` : 'api'
  }
  return first === 'admin' && second === 'collections' && collections.has(third) ? `admin/${third}` : first
}
