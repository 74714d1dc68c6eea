/** What the admin's own interface answers; null where it could not be asked or would not. */
export async function postLink<T>(
  path: '/api/preview-links' | '/api/preview-links/revoke',
  body: object,
): Promise<T | null> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return response.ok || response.status === 400 ? ((await response.json()) as T) : null
  } catch {
    return null
  }
}
