import { expect, it } from 'vitest'
import { runToEnd, startChild } from './child.ts'
import { sideBySide } from './side-by-side.ts'
import { waitForHttp } from './wait-for-http.ts'

const patienceMs = 1000
const node = (script: string) => ({ name: 'work', command: process.execPath, args: ['-e', script], cwd: '.', env: {} })

it('waits for work that takes long, as long as it computes', async () => {
  const script = `const end = Date.now() + ${patienceMs * 2.5}; while (Date.now() < end); console.log('done')`
  expect(await runToEnd({ ...node(script), patienceMs })).toBe('done\n')
})

it('waits for work that another process does for it', async () => {
  const inner = `const end = Date.now() + ${patienceMs * 2.5}; while (Date.now() < end);`
  const script = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(inner)}], { detached: true })`
  expect(await runToEnd({ ...node(script), patienceMs })).toBe('')
})

it('waits for work that computes nothing but tells of itself', async () => {
  const script = `let left = 12; setInterval(() => { console.log(left); if (--left === 0) process.exit() }, ${patienceMs / 4})`
  expect(await runToEnd({ ...node(script), patienceMs })).toContain('1\n')
})

it('stops work that does nothing any more, and shows what it said last', async () => {
  const script = `console.log('collecting page data'); setInterval(() => undefined, 1000)`
  await expect(runToEnd({ ...node(script), patienceMs })).rejects.toThrow(
    /did not get on any more.*collecting page data/s,
  )
})

it('gives up on a server that hangs before it answers', async () => {
  const child = startChild(node('setInterval(() => undefined, 1000)'))
  await expect(waitForHttp('http://127.0.0.1:9', child, patienceMs)).rejects.toThrow(/hangs/)
  await child.stop()
})

it('stops what runs beside work that failed, and tells of the failure', async () => {
  const begun = Date.now()
  const failing = async () => {
    throw new Error('the build failed')
  }
  const endless = (signal: AbortSignal) => runToEnd({ ...node('setInterval(() => undefined, 1000)'), signal })
  await expect(sideBySide([endless, failing])).rejects.toThrow('the build failed')
  expect(Date.now() - begun).toBeLessThan(60_000)
})

it('stops everything when it is told to', async () => {
  const endless = (signal: AbortSignal) => runToEnd({ ...node('setInterval(() => undefined, 1000)'), signal })
  await expect(sideBySide([endless, endless], Promise.resolve(new Error('Ctrl-C')))).rejects.toThrow('Ctrl-C')
})
