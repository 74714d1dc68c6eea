import { spawn } from 'node:child_process'
import path from 'node:path'
import { childEnv, root } from '../env.ts'
import type { Tally } from './check.ts'

/** Runs a tool with its output shown. @returns its exit code. */
export function runTool(
  command: string,
  args: string[],
  cwd = root,
  env: Record<string, string> = {},
): Promise<number> {
  return new Promise((resolve) => {
    const tools = [path.join(cwd, 'node_modules/.bin'), path.join(root, 'node_modules/.bin')].join(path.delimiter)
    const full = childEnv(env)
    const child = spawn(command, args, {
      cwd,
      env: { ...full, PATH: `${tools}${path.delimiter}${full.PATH}` },
      stdio: 'inherit',
    })
    child.once('exit', (code) => resolve(code ?? 1))
    child.once('error', () => resolve(127))
  })
}

/** A tool that answers yes or no counts as one test. */
export async function asOne(command: string, args: string[], cwd?: string): Promise<Tally> {
  const code = await runTool(command, args, cwd)
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}
