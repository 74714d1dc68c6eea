import 'server-only'
import { readWebEnv } from '@/env'
import { raiseGeneration } from './generation'

/** How long a page may have been in the making when its tag was announced. */
const secondLookMs = 3000
const batch = 200

/**
 * Makes this process forget everything that carries these tags, twice. Trap: a page that was being rendered at
 * the moment of the announcement is stored afterwards, with the old words and a newer date; the second look removes it.
 */
export async function revalidateTags(tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return
  await send(tags)
  setTimeout(() => void send(tags), secondLookMs).unref()
}

/** Trap: `revalidateTag` works within a request only, so the process sends itself one over loopback. */
async function send(tags: readonly string[]): Promise<void> {
  const { ownOrigin, internalSecret } = readWebEnv()
  for (let start = 0; start < tags.length; start += batch) {
    const response = await fetch(`${ownOrigin}/api/revalidate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${internalSecret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags: tags.slice(start, start + batch) }),
      signal: AbortSignal.timeout(10_000),
    })
    if (!response.ok) throw new Error(`the storefront refused to forget (${response.status})`)
    raiseGeneration()
  }
}
