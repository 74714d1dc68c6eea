import { afterEach, expect, it, vi } from 'vitest'
import { consoleAsLines, lineOf } from '../../src/operations/log/write-line.ts'
import { openLogger } from './open-logger.ts'

const before = { ...console }
afterEach(() => {
  Object.assign(console, before)
  vi.restoreAllMocks()
})

/** A failed query as Drizzle and PostgreSQL tell it, with all that they tell. */
function failedQuery(): Error {
  const cause = Object.assign(new Error('invalid input value for enum enum_orders_status: "Асель"'), {
    code: '22P02',
    detail: 'Key (phone)=(+77010000000) already exists.',
    where: "unnamed portal parameter $2 = 'Асель'",
  })
  const query = 'insert into "orders" ("name", "phone", "email") values ($1, $2, $3)'
  const params = ['Асель', '+77010000000', 'asel@example.kz']
  return Object.assign(new Error(`Failed query: ${query}\nparams: ${params}`, { cause }), { query, params })
}

type Logger = ReturnType<typeof openLogger>['logger']
const ways: Record<string, (logger: Logger, error: Error) => void> = {
  'an error alone': (logger, error) => logger.error(error),
  'an error with words': (logger, error) => logger.error(error, 'not saved'),
  'an error as a fact, without words': (logger, error) => logger.error({ err: error }),
  'an error as a fact, with its own words': (logger, error) => logger.error({ err: error, msg: error.message }),
  'an error under another name': (logger, error) => logger.warn({ error, msg: 'not saved' }),
  'an error within others': (logger, error) => logger.error({ err: new Error('no', { cause: error }), tried: [error] }),
  'its words alone': (logger, error) => logger.info({ msg: error.message }),
  'its words in a sentence': (logger, error) => logger.error(`not saved: ${String(error)}`),
  'its words beside an object': (logger, error) => logger.error({ id: 1 }, `not saved: ${error.message}`),
  'an error for a placeholder': (logger, error) => logger.error('not saved: %o', error),
  'values for placeholders': (logger) => logger.error('insert into orders params: %s', 'Асель'),
  'what it is made of': (logger, error) => logger.error({ ...error }, 'orders'),
  'the words of its cause': (logger, error) => logger.error(`orders: ${(error.cause as Error).message}`),
  'the details of its cause': (logger, error) => logger.error(`orders: ${(error.cause as { detail: string }).detail}`),
  'words of a mail server': (logger) => logger.error('orders: 550 <asel@example.kz>, tel. +7 701 000 00 00'),
}

it.each(Object.entries(ways))('%s loses the values and names the query', (_, write) => {
  const { logger, lines } = openLogger()
  write(logger, failedQuery())
  expect(lines).toHaveLength(1)
  for (const value of ['Асель', '7010000000', '701 000', 'asel@']) expect(lines[0]).not.toContain(value)
  expect(lines[0]).toContain('orders')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ name: 'test', level: expect.any(String), msg: expect.any(String) })
})

it('an error is told by its kind, its code and where it came from', () => {
  const { logger, lines } = openLogger()
  logger.error({ err: failedQuery() })
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    msg: expect.stringContaining('insert into "orders"'),
    err: {
      type: 'Error',
      message: expect.stringContaining('insert into "orders"'),
      stack: expect.stringContaining('log-lines.test.ts'),
      cause: { code: '22P02' },
    },
  })
})

it('our own lines and those of the console lose them too', () => {
  const error = failedQuery()
  const written = [lineOf('error', `not saved: ${error.message}`, { err: error, tried: { ...error } })]
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => written.push(String(line)) > 0)
  consoleAsLines()
  console.error(error)
  console.error(`not saved: ${error.message}`)
  console.warn('not saved:', (error.cause as { detail: string }).detail)
  vi.restoreAllMocks()
  expect(written).toHaveLength(4)
  for (const value of ['Асель', '7010000000', 'asel@']) expect(written.join()).not.toContain(value)
  expect(written.slice(0, 3).every((line) => line.includes('orders'))).toBe(true)
})

it('what is no value stays as it was', () => {
  const { logger, lines } = openLogger()
  const at = new Date('2026-11-28T03:50:00.000Z')
  logger.info({ staffEvent: 'signed-in', actor: '71234567-8912-4345-8678-701234567890', count: 3, at })
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'info',
    staffEvent: 'signed-in',
    actor: '71234567-8912-4345-8678-701234567890',
    count: 3,
    at: at.toISOString(),
  })
})
