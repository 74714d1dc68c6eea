/** Sends what an editor wants done. @returns null where no answer came or it made no sense. */
export async function send<T>(path: string, body: unknown = {}): Promise<T | null> {
  try {
    const response = await fetch(`/api/${path}`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return response.ok ? ((await response.json()) as T) : null
  } catch {
    return null
  }
}

export async function load<T>(path: string): Promise<T | null> {
  try {
    const response = await fetch(`/api/${path}`, { credentials: 'include' })
    return response.ok ? ((await response.json()) as T) : null
  } catch {
    return null
  }
}
