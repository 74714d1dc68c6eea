import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { root } from '../env.ts'
import { startChild } from '../processes/child.ts'
import { say, step } from '../progress.ts'
import { runCommand } from '../run-command.ts'
import { openStack } from '../shop/open-stack.ts'
import { prepareContent } from '../shop/prepare.ts'
import { startWorker } from '../shop/run-shop.ts'

/** Both apps with hot reload, on the same database and content as `start`. */
async function develop(): Promise<number> {
  const stopped = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve())
  })
  const { env, database, forShop } = await openStack()
  try {
    const made = await step('Preparing tables and content', () =>
      prepareContent(forShop.cms, database.url, env.dataDir),
    )
    if (made) say(`  First editor: ${made.email}  one-time password: ${made.password}`)
    const logDir = path.join(env.dataDir, 'logs')
    await mkdir(logDir, { recursive: true })
    const development = { NODE_ENV: 'development' }
    const children = [
      startChild({
        name: 'storefront',
        command: process.execPath,
        args: ['src/server/main.ts'],
        cwd: path.join(root, 'apps/web'),
        env: { ...forShop.web, ...development },
        echo: true,
      }),
      startChild({
        name: 'cms',
        command: process.execPath,
        args: ['node_modules/next/dist/bin/next', 'dev', '-p', String(env.cmsPort)],
        cwd: path.join(root, 'apps/cms'),
        env: { ...forShop.cms, ...development },
        echo: true,
      }),
      startWorker({ env: forShop, logDir, webPort: env.webPort, cmsPort: env.cmsPort, echo: true }),
    ]
    await Promise.race([stopped, ...children.map((child) => child.exited)])
    await Promise.all(children.map((child) => child.stop()))
    return 0
  } finally {
    await database.stop()
  }
}

runCommand(develop, { stopsItself: true })
