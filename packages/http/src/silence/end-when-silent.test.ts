import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, expect, it } from 'vitest'

let child: ChildProcess | null = null
afterEach(() => child?.kill('SIGKILL'))

it('a server that hangs says so in one line of the log, and ends', async () => {
  const program = path.join(import.meta.dirname, 'silent-server.fixture.ts')
  const server = spawn(process.execPath, [program], { stdio: ['ignore', 'ignore', 'pipe'] })
  child = server
  const [said, ended] = await Promise.all([text(server.stderr), once(server, 'exit')])
  expect(ended, said).toEqual([null, 'SIGKILL'])
  const lines = said.split('\n').filter((line) => line.startsWith('{'))
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      level: 'error',
      time: expect.any(String),
      service: 'shop',
      msg: '/health did not answer 3 times in a row: the process ends, to be started again',
    },
  ])
})
