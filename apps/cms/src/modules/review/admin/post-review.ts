type Answer<T> = { ok: true; data: T } | { ok: false; error: string; message: string | null }

const timeoutMs = 20_000

/** Asks the CMS of a review or a comment. Where nothing comes back `message` is null, and nothing was done or all of it. */
export async function askReview<T>(
  path: string,
  { method = 'GET', body, signal }: { method?: string; body?: object; signal?: AbortSignal } = {},
): Promise<Answer<T>> {
  try {
    const response = await fetch(`/api/review/${path}`, {
      method,
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
      signal: signal ?? AbortSignal.timeout(timeoutMs),
    })
    const answer = await response.json()
    if (response.ok) return { ok: true, data: answer }
    return { ok: false, error: String(answer.error ?? response.status), message: answer.message ?? null }
  } catch {
    return { ok: false, error: 'network', message: null }
  }
}
