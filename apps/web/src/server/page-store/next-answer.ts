import type { IncomingMessage, ServerResponse } from 'node:http'
import { inject } from 'light-my-request'
import type { StorableRequest } from './storable-request.ts'

export type NextAnswer = { status: number; headers: Readonly<Record<string, string>>; body: Buffer }

type Handler = (req: IncomingMessage, res: ServerResponse) => unknown

/**
 * Asks Next within this process, as if a browser did that says nothing of itself: so the answer is everybody's, and
 * whoever leaves meanwhile takes nobody's page away.
 */
export const askNext =
  (handle: Handler, host: string) =>
  async ({ url, headers }: Pick<StorableRequest, 'url' | 'headers'>): Promise<NextAnswer> => {
    const answer = await inject((req, res) => void handle(req as IncomingMessage, res as ServerResponse), {
      method: 'GET',
      url,
      headers: { host, accept: 'text/html', ...headers },
    })
    const said = Object.entries(answer.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : String(value)] as const],
    )
    return { status: answer.statusCode, headers: Object.fromEntries(said), body: answer.rawPayload }
  }
