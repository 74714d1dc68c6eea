import path from 'node:path'
import { openDataFolder, readSecrets } from '../data-folder.ts'
import { openDatabase } from '../database/open-database.ts'
import { readToolingEnv, root } from '../env.ts'
import { startChild } from '../processes/child.ts'
import { runCommand } from '../run-command.ts'
import { shopEnv } from '../runtime/shop-env.ts'

/** Tells of every stored text that the editor cannot open. The shop may be open meanwhile. Usage: pnpm check:texts [--repair] */
runCommand(async () => {
  const env = readToolingEnv()
  await openDataFolder(env.dataDir)
  const secrets = await readSecrets(env.dataDir)
  const database = await openDatabase(env, secrets.databasePassword)
  try {
    const check = startChild({
      name: 'check-texts',
      command: process.execPath,
      args: ['src/commands/check-texts.ts', ...process.argv.slice(2, 3)],
      cwd: path.join(root, 'apps/cms'),
      env: shopEnv(env, secrets, database.url).cms,
      echo: true,
    })
    return (await check.exited) ?? 1
  } finally {
    if (!database.adopted) await database.stop()
  }
})
