import type { IncomingMessage, ServerResponse } from 'node:http'
import { inject } from 'light-my-request'
import type { CacheableRequest } from '../cache-key.ts'

export type NextAnswer = { status: number; headers: Readonly<Record<string, string>>; body: Buffer }

type Handler = (req: IncomingMessage, res: ServerResponse) => unknown

/** @property body sent by POST; without it something is read */
type Question = Pick<CacheableRequest, 'url' | 'headers'> & { body?: string }

/** Longer than any page takes: who asks for the same page waits for the same answer. */
const patienceMs = 20_000

/**
 * Asks Next within this process, as if a browser did that says nothing of itself: so the answer is everybody's, and
 * whoever leaves meanwhile takes nobody's page away.
 * @throws where Next fails, ends an answer in the middle, or does not end it in time
 */
export const askNext =
  (handle: Handler, host: string, limitMs = patienceMs) =>
  async ({ url, headers, body }: Question): Promise<NextAnswer> => {
    const answer = await inject((req, res) => run(handle, req as IncomingMessage, res as ServerResponse, limitMs), {
      method: body === undefined ? 'GET' : 'POST',
      url,
      headers: { host, accept: 'text/html', ...headers },
      ...(body === undefined ? {} : { payload: body }),
    })
    const said = Object.entries(answer.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : String(value)] as const],
    )
    return { status: answer.statusCode, headers: Object.fromEntries(said), body: answer.rawPayload }
  }

/** Trap: an answer that nobody ends would be waited for by everybody, for ever. */
function run(handle: Handler, req: IncomingMessage, res: ServerResponse, limitMs: number): void {
  const late = setTimeout(() => res.destroy(new Error(`no answer of Next in ${limitMs} ms`)), limitMs)
  res.once('close', () => clearTimeout(late))
  const answered = async () => handle(req, res)
  answered().catch((error: unknown) => res.destroy(error instanceof Error ? error : new Error(String(error))))
}
