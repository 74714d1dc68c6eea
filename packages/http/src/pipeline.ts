import type { IncomingMessage, ServerResponse } from 'node:http'

/** One step: answers the request itself, or hands it to the next. */
export type Step = (req: IncomingMessage, res: ServerResponse, next: () => void) => void | Promise<void>

/** Makes a step of what may answer: what it has answered goes no further. @param isAnswered true once it did */
export const unless =
  (isAnswered: (req: IncomingMessage, res: ServerResponse) => boolean): Step =>
  (req, res, pass) => {
    if (!isAnswered(req, res)) pass()
  }

/**
 * Makes one handler of several steps, in their order.
 * @param failed called with whatever a step throws, before or after it has waited
 */
export function pipeline(
  steps: readonly Step[],
  failed: (error: unknown, req: IncomingMessage, res: ServerResponse) => void,
): (req: IncomingMessage, res: ServerResponse) => void {
  return (req, res) => {
    const run = (index: number): void => {
      const step = steps[index]
      if (!step || res.destroyed) return
      try {
        const waiting = step(req, res, () => run(index + 1))
        if (waiting) waiting.catch((error: unknown) => failed(error, req, res))
      } catch (error) {
        failed(error, req, res)
      }
    }
    run(0)
  }
}
