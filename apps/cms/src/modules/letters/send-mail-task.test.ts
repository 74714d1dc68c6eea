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

it.each(['order-placed', 'appointment-booked', 'staff-invited', 'unknown'])(
  'fails a job of %s in words without the values of its query',
  async (kind) => {
    const { handler } = sendMailTask
    if (typeof handler !== 'function') throw new Error('the task has no handler')
    const told = handler({ input: { kind, id: 'a' }, req: { payload, context: {} }, job: { id: 1 } } as never)
    const error = await Promise.resolve(told).catch((reason: unknown) => reason)
    expect(String(error)).toContain('Failed query: select')
    expect(String(error)).not.toMatch(/Асель|7012345678|example/)
  },
)
