import { execFile } from 'node:child_process'
import { realpath } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { OperatorError } from '../../env.ts'
import type { BaseImage } from './image-of.ts'

/** Node as this command runs on it, the machine's npm, and the user `node` with the number it has in the usual image. */
export const nodeImage: BaseImage = {
  name: 'node:24-bookworm-slim',
  release: 'bookworm',
  packages: [],
  furnish: async ({ ask, work }, container) => {
    const modules = '/usr/local/lib/node_modules'
    await ask('add', container, await realpath(process.execPath), '/usr/local/bin/node')
    await work('adding npm', ['add', '--quiet', container, await npmFolder(), `${modules}/npm`])
    const script = [
      `ln -s ${modules}/npm/bin/npm-cli.js /usr/local/bin/npm`,
      `ln -s ${modules}/npm/bin/npx-cli.js /usr/local/bin/npx`,
      'groupadd --gid 1000 node',
      'useradd --uid 1000 --gid node --shell /bin/bash --create-home node',
    ].join(' && ')
    await ask('run', container, '--', 'sh', '-c', script)
    await ask('config', '--cmd', 'node', container)
  },
}

/** Where the command itself lies: asked for its global folder, npm names that of whichever Node runs it. */
async function npmFolder(): Promise<string> {
  const { stdout } = await promisify(execFile)('sh', ['-c', 'command -v npm']).catch(() => {
    throw new OperatorError('npm was not found on this machine.')
  })
  return path.resolve(await realpath(stdout.trim()), '../..')
}
