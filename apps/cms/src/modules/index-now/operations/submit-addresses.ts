import type { IndexNow } from '../../../env.ts'

/** Where the storefront serves the key; at the root, or it would speak for a part of the site alone. */
const keyPath = '/indexnow.txt'

/** As many as the protocol takes at once. Source: indexnow.org. */
export const mostAtOnce = 10_000

const longestMs = 20_000

/** `refused`: the same words would be refused again; nobody gains by repeating them. */
export type Submitted = 'told' | 'refused'

/** Tells search engines which pages are other than they were. @throws where it is worth trying again. */
export async function submitAddresses(settings: IndexNow, paths: readonly string[]): Promise<Submitted> {
  const { key, endpoint, webUrl } = settings
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({
      host: new URL(webUrl).host,
      key,
      keyLocation: `${webUrl}${keyPath}`,
      urlList: paths.map((path) => `${webUrl}${path === '/' ? '' : path}`),
    }),
    signal: AbortSignal.timeout(longestMs),
  })
  await answer.body?.cancel()
  if (answer.ok) return 'told'
  if (answer.status === 400 || answer.status === 422) return 'refused'
  throw new Error(`IndexNow answered ${answer.status}`)
}
