type Ask = () => Promise<boolean>
type Fetch = typeof window.fetch

const isOurs = (input: Parameters<Fetch>[0]) => {
  const address = input instanceof Request ? input.url : String(input)
  return new URL(address, window.location.href).pathname.startsWith('/api/')
}

async function needsProof(response: Response): Promise<boolean> {
  if (response.status !== 403) return false
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as { errors?: { name?: string }[] } | null
  return body?.errors?.[0]?.name === 'ProofNeeded'
}

/**
 * Where an answer says that somebody must first show who they are, they are asked, and the same request goes once more:
 * the screen that sent it waits and knows nothing of it, so nothing typed there is lost.
 */
export function answerAfterProof(send: Fetch, ask: Ask): Fetch {
  return async (input, init) => {
    const again = input instanceof Request ? input.clone() : input
    const response = await send(input, init)
    if (!isOurs(input) || !(await needsProof(response))) return response
    return (await ask()) ? send(again, init) : response
  }
}
