type CopyKey = { owner: string; key: CryptoKey }

let known: Promise<CopyKey | null> | null = null

/**
 * The key of who is signed in, kept in memory alone: whoever uses this browser after them cannot read their copies.
 * Null where the browser has no cryptography (a page without HTTPS) or nobody is signed in; then no copy is kept.
 */
export async function keyOf(owner: string): Promise<CryptoKey | null> {
  const asked = known ?? fetchKey()
  known = asked
  const found = await asked
  if (found?.owner === owner) return found.key
  if (known === asked) known = null
  return null
}

async function fetchKey(): Promise<CopyKey | null> {
  if (!globalThis.crypto?.subtle) return null
  try {
    const response = await fetch('/api/unsaved-copy-key', { credentials: 'include' })
    if (!response.ok) return null
    const { owner, key } = (await response.json()) as { owner: string; key: string }
    const bytes = Uint8Array.from(atob(key), (letter) => letter.charCodeAt(0))
    return { owner, key: await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']) }
  } catch {
    return null
  }
}

export type Sealed = { iv: Uint8Array<ArrayBuffer>; box: ArrayBuffer }

/** @returns null when there is no key. */
export async function seal(owner: string, content: unknown): Promise<Sealed | null> {
  const key = await keyOf(owner)
  if (!key) return null
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const bytes = new TextEncoder().encode(JSON.stringify(content))
  return { iv, box: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes) }
}

/** @returns null when it cannot be opened: another person's, or damaged. */
export async function unseal(owner: string, { iv, box }: Sealed): Promise<unknown> {
  const key = await keyOf(owner)
  if (!key) return null
  try {
    return JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, box)))
  } catch {
    return null
  }
}
