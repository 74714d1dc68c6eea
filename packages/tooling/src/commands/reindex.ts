import path from 'node:path'
import { openDataFolder, readSecrets } from '../data-folder.ts'
import { openDatabase } from '../database/open-database.ts'
import { readToolingEnv, root } from '../env.ts'
import { startChild } from '../processes/child.ts'
import { runCommand } from '../run-command.ts'
import { shopEnv } from '../runtime/shop-env.ts'

/** Makes everything that lists and search keep anew. The shop may be open meanwhile. Usage: pnpm reindex */
runCommand(async () => {
  const env = readToolingEnv()
  await openDataFolder(env.dataDir)
  const secrets = await readSecrets(env.dataDir)
  const database = await openDatabase(env, secrets.databasePassword)
  try {
    const reindex = startChild({
      name: 'reindex',
      command: process.execPath,
      args: ['src/commands/reindex.ts'],
      cwd: path.join(root, 'apps/cms'),
      env: shopEnv(env, secrets, database.url).cms,
      echo: true,
    })
    return (await reindex.exited) ?? 1
  } finally {
    if (!database.adopted) await database.stop()
  }
})
