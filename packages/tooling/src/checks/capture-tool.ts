import { root } from '../env.ts'
import { startChild } from '../processes/child.ts'
import type { Hear } from './check.ts'
import { withTools } from './run-tool.ts'

type Tool = {
  name: string
  command: string
  args: string[]
  cwd?: string
  env?: Record<string, string>
  /** A tool that prints nothing for so long is stuck: it is stopped, and that is a failure. */
  silenceMs: number
  hear: Hear
}

/** Runs a tool and keeps what it prints, so that two tools at once do not talk into each other's words. */
export async function captureTool(tool: Tool): Promise<{ code: number; output: string }> {
  const { name, command, args, cwd = root, silenceMs, hear } = tool
  const env = { NO_COLOR: '1', ...tool.env, ...withTools(cwd, tool.env) }
  const child = startChild({ name, command, args, cwd, env })
  const parts: string[] = []
  let heardAt = Date.now()
  for (const stream of [child.process.stdout, child.process.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      heardAt = Date.now()
      parts.push(text)
      const line = text.trimEnd().split('\n').at(-1)?.trim()
      if (line) hear(line)
    })
  }
  let stuck = false
  const watch = setInterval(() => {
    if (stuck || Date.now() - heardAt < silenceMs) return
    stuck = true
    parts.push(`\n${name} has printed nothing for ${silenceMs / 1000} s and was stopped.\n`)
    void child.stop()
  }, 1000)
  const code = await child.exited
  clearInterval(watch)
  return { code: stuck ? 1 : (code ?? 1), output: parts.join('') }
}
