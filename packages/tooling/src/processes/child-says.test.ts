import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { startChild } from './child.ts'

it('hears what a process says to it alone, which its log does not have', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'estu-child-'))
  const said: string[] = []
  const child = startChild({
    name: 'speaker',
    command: process.execPath,
    args: ['-e', "console.log('ready'); process.send({ say: 'a link' }, () => process.disconnect())"],
    cwd: folder,
    env: {},
    logFile: path.join(folder, 'speaker.log'),
    onSaid: (line) => said.push(line),
  })
  expect(await child.exited).toBe(0)
  expect(said).toEqual(['a link'])
  await expect.poll(() => readFile(path.join(folder, 'speaker.log'), 'utf8')).toBe('ready\n')
  await rm(folder, { recursive: true })
})
