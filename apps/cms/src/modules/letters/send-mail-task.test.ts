import { expect, it } from 'vitest'
import { sendMailTask } from './send-mail-task.ts'

const failed = 'Failed query: select * from orders where phone = $1\nparams: Асель,+77012345678,asel@example.kz'
const payload = new Proxy(
  {},
  {
    get: () => {
      throw new Error(failed)
    },
  },
)

const send = async (kind: string, req: { payload: unknown }): Promise<unknown> => {
  const { handler } = sendMailTask
  if (typeof handler !== 'function') throw new Error('the task has no handler')
  const sent = handler({ input: { kind, id: 'a' }, req: { ...req, context: {} }, job: { id: 1 } } as never)
  return Promise.resolve(sent).catch((reason: unknown) => reason)
}

it.each(['order-placed', 'appointment-booked', 'staff-invite'])(
  'fails a job of %s in words without the values of its query',
  async (kind) => {
    const error = await send(kind, { payload })
    expect(String(error)).toContain('Failed query: select')
    expect(String(error)).not.toMatch(/Асель|7012345678|example/)
  },
)

it.each(['order-lost', 'appointment-lost', 'staff-invited', 'unknown', 'toString'])(
  'fails a job of the unknown kind %s before it reads anything, and logs it',
  async (kind) => {
    const logged: unknown[] = []
    const logger = { error: (line: unknown) => logged.push(line) }
    const error = await send(kind, { payload: new Proxy({ logger }, { get: getLoggerOnly }) })
    expect(String(error)).toBe(`Error: unknown kind of letter: ${kind}`)
    expect(logged).toEqual([{ jobId: '1', msg: `a letter is not sent, its kind is unknown: ${kind}` }])
  },
)

const getLoggerOnly = (target: { logger: unknown }, name: string | symbol) => {
  if (name !== 'logger') throw new Error(`reads ${String(name)}`)
  return target.logger
}
