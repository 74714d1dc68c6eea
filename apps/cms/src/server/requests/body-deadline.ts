import type { IncomingMessage, ServerResponse } from 'node:http'

/** Runs work after so many milliseconds. @returns what takes it back */
export type Later = (work: () => void, ms: number) => () => void

export const onTimer: Later = (work, ms) => {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}

/** Ends a connection whose body has not come whole after `ms` milliseconds, and with it what was reserved for it. */
export function endLateBody(req: IncomingMessage, res: ServerResponse, ms: number, later: Later): void {
  const cancel = later(() => {
    if (!req.complete) req.destroy()
  }, ms)
  res.once('close', cancel)
}
