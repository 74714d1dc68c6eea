import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { childEnv } from '../../env.ts'
import { runToEnd } from '../../processes/child.ts'

const execute = promisify(execFile)

/** Debian's buildah with images and containers of its own, which needs neither a container engine nor the kernel’s namespaces. */
export type Buildah = {
  /** Arguments in front of every call. */
  base: string[]
  env: Record<string, string>
  /** What the folder of everything it keeps is. */
  folder: string
  /** @returns what it printed. @throws with its words */
  ask: (...args: string[]) => Promise<string>
  /** For what takes long: ends when nothing moves any more. @throws OperatorError with the last of its words */
  work: (name: string, args: string[]) => Promise<string>
}

export function openBuildah(folder: string): Buildah {
  const base = [
    '--root',
    path.join(folder, 'images'),
    '--runroot',
    path.join(folder, 'run'),
    '--storage-driver',
    'vfs',
    '--log-level',
    'error',
  ]
  const env = { TMPDIR: path.join(folder, 'tmp'), BUILDAH_ISOLATION: 'chroot', BUILDAH_FORMAT: 'docker' }
  return {
    base,
    env,
    folder,
    ask: async (...args) => {
      const { stdout } = await execute('buildah', [...base, ...args], { env: childEnv(env), maxBuffer: 2 ** 26 })
      return stdout.trim()
    },
    work: (name, args) => runToEnd({ name, command: 'buildah', args: [...base, ...args], cwd: '/', env }),
  }
}
