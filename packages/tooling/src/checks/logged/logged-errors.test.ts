import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { countErrors, readErrorLines, sayLoggedErrors } from './logged-errors.ts'

const error = (message: string) =>
  JSON.stringify({
    level: 'error',
    msg: 'not made',
    err: { message, stack: `Error: ${message}\n    at page (a.js:1:2)` },
  })

it('counts the errors of each kind in logs, whatever numbers are in them, and nothing else', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'logs-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const lines = [
    error('no page 12'),
    '{"level":"info","msg":"\\"level\\":\\"error\\""}',
    error('no page 345'),
    '{"level":"err',
  ]
  await writeFile(path.join(folder, 'cms.log'), lines.join('\n'))
  await writeFile(path.join(folder, 'worker.log'), JSON.stringify({ level: 'fatal', msg: 'gone' }))
  const read = await readErrorLines(folder)
  const errors = countErrors(read)
  expect(errors).toEqual([
    { log: 'cms', message: 'not made: no page 12', place: 'at page (a.js:1:2)', times: 2 },
    { log: 'worker', message: 'gone', place: '', times: 1 },
  ])
  expect(sayLoggedErrors(errors)).toBe('  2 × cms: not made: no page 12 at page (a.js:1:2)\n  1 × worker: gone ')
})
