import { afterEach, describe, expect, it, vi } from 'vitest'
import { describeError } from './describe-error.ts'
import { processName } from './payload-logger.ts'
import { currentRequestId, withinRequest } from './request-context.ts'
import { consoleAsLines, lineOf } from './write-line.ts'

describe('the name of a request', () => {
  it('is known to all that happens within, and to nothing else', async () => {
    const seen = await new Promise((resolve) =>
      withinRequest('one', () => void Promise.resolve().then(() => resolve(currentRequestId()))),
    )
    expect(seen).toBe('one')
    expect(currentRequestId()).toBeUndefined()
  })
})

describe('a line', () => {
  it('is one JSON object, whatever it says', () => {
    const line = lineOf('warn', 'two\nlines "quoted"', { more: 1 })
    expect(line.trimEnd().split('\n')).toHaveLength(1)
    expect(JSON.parse(line)).toMatchObject({
      level: 'warn',
      msg: 'two\nlines "quoted"',
      more: 1,
      time: expect.any(String),
    })
  })

  it('bears the name of its request', () => {
    withinRequest('seven', () => expect(JSON.parse(lineOf('info', 'x')).requestId).toBe('seven'))
  })
})

it.each([
  ['/estu/apps/cms/src/server/main.ts', 'cms'],
  ['/estu/apps/cms/src/commands/worker.ts', 'worker'],
  ['', 'cms'],
])('the process of %s is called %s', (script, name) => {
  expect(processName(script)).toBe(name)
})

describe('an error', () => {
  it('that PostgreSQL told keeps its code and loses what anybody typed', () => {
    const cause = Object.assign(new Error('duplicate key: Key (email)=(asel@example.kz) already exists.'), {
      code: '23505',
    })
    // As drizzle words it.
    const error = new Error('Failed query: insert into orders values ($1)\nparams: Асель,+77010000000', { cause })
    const said = JSON.stringify(describeError(error))
    for (const word of ['Асель', '77010000000', 'asel@']) expect(said).not.toContain(word)
    expect(describeError(error)).toMatchObject({ cause: { code: '23505' }, stack: expect.stringContaining('    at ') })
  })

  it('is bounded, and what is none is told too', () => {
    expect(describeError(new Error('x'.repeat(10_000))).message).toHaveLength(300)
    expect(describeError('words')).toEqual({ type: 'string', message: 'words' })
    const circle = new Error('round')
    circle.cause = circle
    expect(JSON.stringify(describeError(circle)).length).toBeLessThan(3000)
  })
})

describe('the console', () => {
  const before = { ...console }
  afterEach(() => {
    Object.assign(console, before)
    vi.restoreAllMocks()
  })

  it('writes lines like ours', () => {
    const written: string[] = []
    vi.spyOn(process.stdout, 'write').mockImplementation((line) => written.push(String(line)) > 0)
    consoleAsLines()
    console.error('⨯', new Error('broken'), { password: 'secret' })
    console.log('ready')
    vi.restoreAllMocks()
    const [first, second] = written.map((line) => JSON.parse(line))
    expect(first).toMatchObject({ level: 'error', msg: '⨯', err: { message: 'broken' } })
    expect(second).toMatchObject({ level: 'info', msg: 'ready' })
    expect(written.join()).not.toContain('secret')
  })
})
