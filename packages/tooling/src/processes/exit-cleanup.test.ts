import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'

const here = import.meta.dirname
const script = (how: string) => `
  import { runCommand } from '${path.join(here, '../run-command.ts')}'
  import { startChild } from '${path.join(here, 'child.ts')}'
  runCommand(async () => {
    const child = startChild({
      name: 'sleeper',
      command: process.execPath,
      args: ['-e', 'setInterval(() => undefined, 1000)'],
      cwd: '.',
      env: {},
    })
    console.log(child.process.pid)
    ${how}
    await new Promise(() => setInterval(() => undefined, 1000))
    return 0
  })
`

async function runs(how: string, signal?: NodeJS.Signals): Promise<boolean> {
  const parent = spawn(process.execPath, ['--input-type=module-typescript', '-e', script(how)], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [line] = (await once(parent.stdout, 'data')) as [Buffer]
  const pid = Number(line.toString())
  if (signal) parent.kill(signal)
  await once(parent, 'exit')
  return vi
    .waitFor(() => expect(isRunning(pid)).toBe(false), 5000)
    .then(
      () => false,
      () => process.kill(pid, 'SIGKILL'),
    )
}

/** One that has ended and waits for its parent to notice (`Z`) runs no more. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch (error) {
    return (error as { code?: string }).code === 'ENOENT' && !existsSync('/proc/self')
  }
}

it.each([
  ['Ctrl-C', '', 'SIGINT'],
  ['a fault nobody caught', 'setTimeout(() => Promise.reject(new Error("fault")))', undefined],
  ['a fault of the command', 'throw new Error("fault")', undefined],
] as const)('%s leaves nothing running', async (_, how, signal) => {
  expect(await runs(how, signal)).toBe(false)
})
