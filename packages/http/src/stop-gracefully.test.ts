import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, expect, it } from 'vitest'

let child: ChildProcess | null = null
afterEach(() => child?.kill('SIGKILL'))

/** A process that answers when it is told to on its standard input. */
const program = `
  import { createServer } from 'node:http'
  import { stopGracefully } from ${JSON.stringify(new URL('stop-gracefully.ts', import.meta.url).href)}
  const server = createServer((req, res) => {
    process.stdout.write('asked\\n')
    process.stdin.once('data', () => res.end(isStopping() ? 'stopping' : 'no'))
  })
  const isStopping = stopGracefully(server)
  server.listen(0, '127.0.0.1', () => process.stdout.write(server.address().port + '\\n'))
`

it('what runs is finished, nobody new is taken, and the process ends well', async () => {
  child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['pipe', 'pipe', 'inherit'] })
  const heard = (): Promise<string> => once(child?.stdout ?? process.stdin, 'data').then(([chunk]) => String(chunk))
  const address = `http://127.0.0.1:${(await heard()).trim()}/`
  const asked = heard()
  const answer = fetch(address)
  await asked
  child.kill('SIGTERM')
  await expect
    .poll(() =>
      fetch(address, { signal: AbortSignal.timeout(500) }).then(
        () => 'taken',
        () => 'refused',
      ),
    )
    .toBe('refused')
  const ended = once(child, 'exit')
  child.stdin?.write('go\n')
  expect(await (await answer).text()).toBe('stopping')
  expect(await ended).toEqual([0, null])
})
