import { spawn } from 'node:child_process'
import path from 'node:path'
import { childEnv, root } from '../env.ts'

/** Runs a tool with its output shown. @returns its exit code. */
export function runTool(
  command: string,
  args: string[],
  cwd = root,
  env: Record<string, string> = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env: childEnv({ ...env, ...withTools(cwd, env) }), stdio: 'inherit' })
    child.once('exit', (code) => resolve(code ?? 1))
    child.once('error', () => resolve(127))
  })
}

/** The path on which a folder's own tools come first, then the repository's. */
export function withTools(cwd: string, env: Record<string, string> = {}): { PATH: string } {
  const tools = [cwd, root].map((folder) => path.join(folder, 'node_modules/.bin'))
  return { PATH: [...tools, childEnv(env).PATH].join(path.delimiter) }
}

/** Runs a tool quietly. @returns what it printed, or null where it could not be run or failed. */
export function runForOutput(command: string, args: string[], cwd = root): Promise<string | null> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env: childEnv({}), stdio: ['ignore', 'pipe', 'ignore'] })
    const parts: string[] = []
    child.stdout.setEncoding('utf8').on('data', (text: string) => parts.push(text))
    child.once('close', (code) => resolve(code === 0 ? parts.join('') : null))
    child.once('error', () => resolve(null))
  })
}
