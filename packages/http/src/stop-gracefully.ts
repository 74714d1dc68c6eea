import type { Server } from 'node:http'

/** So long may what runs take after the signal; then whoever still reads is left. */
const patienceMs = 20_000

/**
 * On the first signal takes nobody new, finishes what runs and ends.
 * @returns whether the end was asked for
 */
export function stopGracefully(server: Server): () => boolean {
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      isStopping = true
      server.close(() => process.exit(0))
      server.closeIdleConnections()
      setTimeout(() => process.exit(0), patienceMs).unref()
    })
  }
  return () => isStopping
}
