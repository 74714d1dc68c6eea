import { expect, it } from 'vitest'
import { captureTool } from './capture-tool.ts'

const node = (script: string, silenceMs = 20_000) => {
  const heard: string[] = []
  const run = captureTool({
    name: 'a tool',
    command: process.execPath,
    args: ['-e', script],
    silenceMs,
    hear: (line) => heard.push(line),
  })
  return run.then((ran) => ({ ...ran, heard }))
}

it('keeps both outputs and the exit code, and passes lines on as they come', async () => {
  const { code, output, heard } = await node('console.log("one"); console.error("two"); process.exitCode = 3')
  expect(code).toBe(3)
  expect(output).toContain('one\n')
  expect(output).toContain('two\n')
  expect(heard.toSorted()).toEqual(['one', 'two'])
})

it('stops a tool that has fallen silent, and says so', async () => {
  const { code, output } = await node('console.log("begun"); setInterval(() => {}, 1000)', 500)
  expect(code).toBe(1)
  expect(output).toContain('begun')
  expect(output).toContain('has printed nothing for 0.5 s and was stopped')
})

it('does not stop one that is slow but still speaks', async () => {
  const { code } = await node(
    'let n = 0; const t = setInterval(() => { console.log(n); if (++n > 35) clearInterval(t) }, 100)',
    3000,
  )
  expect(code).toBe(0)
})
