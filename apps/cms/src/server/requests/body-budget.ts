import type { ServerResponse } from 'node:http'

export type BodyBudget = {
  /**
   * Reserves a request's bytes until it is answered or its client has gone.
   * @returns false, and reserves nothing, when they do not fit beside those in flight
   */
  reserve: (res: ServerResponse, bytes: number) => boolean
}

/**
 * Bounds the bytes of all large bodies in flight. They are released at the end of the answer, not of the body: until
 * then the process holds what it has read.
 * @param total in bytes
 */
export function bodyBudget(total: number): BodyBudget {
  let inFlight = 0
  return {
    reserve: (res, bytes) => {
      if (res.destroyed || inFlight + bytes > total) return false
      inFlight += bytes
      res.once('close', () => {
        inFlight -= bytes
      })
      return true
    },
  }
}
