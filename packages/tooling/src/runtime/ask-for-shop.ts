import { spawn } from 'node:child_process'
import path from 'node:path'
import { z } from 'zod'
import { childEnv, root } from '../env.ts'
import { onExit } from '../processes/exit-cleanup.ts'
import type { FirstEditor } from './prepare.ts'

const madeShop = z.object({ email: z.string(), password: z.string() })

/**
 * Runs the CMS's own setup at this terminal. The one-time password comes by a channel of its own, so that it stands in no
 * output that somebody keeps.
 */
export async function askForShop(
  env: Record<string, string>,
  file: string | null,
): Promise<{ code: number; made: FirstEditor | null }> {
  const child = spawn(process.execPath, ['src/commands/setup-shop.ts', ...(file ? ['--from', file] : [])], {
    cwd: path.join(root, 'apps/cms'),
    env: childEnv(env),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  const ended = onExit(() => child.kill('SIGKILL'))
  let made: FirstEditor | null = null
  child.on('message', (sent) => {
    made = madeShop.safeParse(sent).data ?? null
  })
  const code = await new Promise<number>((resolve) => {
    child.once('exit', (exited) => resolve(exited ?? 1))
    child.once('error', () => resolve(127))
  }).finally(ended)
  return { code, made }
}
