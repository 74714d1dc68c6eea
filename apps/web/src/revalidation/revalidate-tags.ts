import 'server-only'
import { callInProcess } from '@/lib/process-bridge'
import { raiseGeneration } from './generation'

const batch = 200

/**
 * Makes this process forget everything that carries these tags. Trap: `revalidateTag` works within a request only, so
 * Next is asked by one.
 */
export async function revalidateTags(tags: readonly string[]): Promise<void> {
  for (let start = 0; start < tags.length; start += batch) {
    const { status } = await callInProcess('revalidate', tags.slice(start, start + batch))
    if (status !== 204) throw new Error(`the storefront refused to forget (${status})`)
    raiseGeneration()
  }
}
