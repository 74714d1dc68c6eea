import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, expect, it } from 'vitest'

let child: ChildProcess | null = null
afterEach(() => child?.kill('SIGKILL'))

it('a query that fails where nobody waits for it ends the process with one line, which holds no value of it', async () => {
  const program = path.join(import.meta.dirname, 'end-on-fault.fixture.ts')
  const faulty = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'pipe'] })
  child = faulty
  const [out, err, ended] = await Promise.all([text(faulty.stdout), text(faulty.stderr), once(faulty, 'exit')])
  expect(ended, err).toEqual([1, null])
  expect(JSON.parse(out)).toMatchObject({
    level: 'error',
    msg: 'a fault that nothing caught ends this process',
    err: { message: expect.stringContaining('insert into orders'), cause: { message: 'duplicate key' } },
  })
  for (const value of ['Асель', '7010000000']) expect(out + err).not.toContain(value)
})
