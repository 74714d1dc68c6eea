import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { root } from '../env.ts'
import { oneTimePassword } from '../first-editor.ts'
import { startChild } from '../processes/child.ts'
import { say, step } from '../progress.ts'
import { runCommand } from '../run-command.ts'
import { openRuntime } from '../runtime/open-runtime.ts'
import { prepareContent } from '../runtime/prepare.ts'
import { startWorker } from '../runtime/run-shop.ts'

/** Both apps with hot reload, on the same database and content as `start`. */
async function develop(): Promise<number> {
  const stopped = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve())
  })
  const { env, database, forShop } = await openRuntime()
  try {
    const made = await step('Preparing tables and content', () =>
      prepareContent(forShop.cms, database.url, env.dataDir),
    )
    const first = await oneTimePassword({ dataDir: env.dataDir, databaseUrl: database.url }, made)
    if (first) say(`  First editor: ${first.email}  one-time password: ${first.password}`)
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
        args: ['src/server/main.ts'],
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
