import type { SanitizedConfig } from 'payload'

/** In bytes, of any one answer over the demo content with the longest list that may be asked for. Others see no more. */
export const largestAnswer: Record<string, number> & { admin: number; clinic: number } = {
  admin: 4_000_000,
  clinic: 3_500_000,
}

/** Every address that reads documents. */
export function readingAddresses({ collections, globals }: SanitizedConfig): string[] {
  const opened = collections.filter(
    ({ slug, endpoints }) => endpoints && endpoints.length > 0 && !slug.startsWith('payload-'),
  )
  const lists = opened.flatMap(({ slug, versions }) => [slug, ...(versions ? [`${slug}/versions`] : [])])
  const single = globals.flatMap(({ slug }) => [`globals/${slug}`, `globals/${slug}/versions`])
  return [...lists, ...single, 'staff/me']
}
