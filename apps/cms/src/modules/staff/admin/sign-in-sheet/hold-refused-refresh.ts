type Fetch = typeof window.fetch

type Here = {
  /** @returns whether whoever was here has signed in again. */
  signInAgain: () => Promise<boolean>
  /** The session as the admin knows it. */
  known: () => { user: unknown; exp: number; refreshedToken: string | undefined }
}

const refusals = [401, 403]

const prolongs = (input: Parameters<Fetch>[0]) => {
  const address = input instanceof Request ? input.url : String(input)
  return new URL(address, window.location.href).pathname === '/api/staff/refresh-token'
}

/**
 * Trap: Payload takes every answer but a prolonged session for the end of it, a fault of the server too, and leaves the
 * screen with all that is typed there. So a refusal waits until whoever was here has signed in again, and what cannot be
 * prolonged now stays as it is known.
 */
export function holdRefusedRefresh(send: Fetch, { signInAgain, known }: Here): Fetch {
  return async (input, init) => {
    if (!prolongs(input)) return send(input, init)
    const again = input instanceof Request ? input.clone() : input
    const first = await send(input, init)
    const isRefused = refusals.includes(first.status)
    const response = isRefused && (await signInAgain()) ? await send(again, init) : first
    return response.ok ? response : Response.json(known())
  }
}
