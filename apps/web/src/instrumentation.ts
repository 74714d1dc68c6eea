import type { Instrumentation } from 'next'

/** Starts what runs beside the pages, in the server process alone and never in a build. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startBackground } = await import('./start-background')
  startBackground()
}

/** Tells the log what a request failed by; Next itself says it to nobody by the request's name. */
export const onRequestError: Instrumentation.onRequestError = async (error, { headers }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { recordRequestError } = await import('./lib/faults/request-errors')
  recordRequestError(headers['x-request-id'], error)
}
