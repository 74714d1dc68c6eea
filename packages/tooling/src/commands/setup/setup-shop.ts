import path from 'node:path'
import { requireSettled } from '../../backup/upgrade/upgrade-state.ts'
import { openDataFolder, readSecrets } from '../../data-folder.ts'
import { openDatabase } from '../../database/open-database.ts'
import { OperatorError, readCalledFrom, readToolingEnv } from '../../env.ts'
import { oneTimePassword } from '../../first-editor.ts'
import { say, step } from '../../progress.ts'
import { runCommand } from '../../run-command.ts'
import { askForShop } from '../../runtime/ask-for-shop.ts'
import { shopEnv } from '../../runtime/shop-env.ts'

/**
 * Makes a shop of one's own, without demo content, in an empty database: asks at the terminal, or reads a file.
 * Usage: pnpm setup:shop [--from FILE]
 */
runCommand(async () => {
  const file = fileOf(process.argv.slice(2))
  const env = readToolingEnv()
  await requireSettled(env.dataDir)
  await openDataFolder(env.dataDir)
  const secrets = await readSecrets(env.dataDir)
  const database = await step('Starting the database', () => openDatabase(env, secrets.databasePassword))
  try {
    const { code, made } = await askForShop(shopEnv(env, secrets, database.url).cms, file)
    if (code !== 0 || !made) return code || 1
    await oneTimePassword({ dataDir: env.dataDir, databaseUrl: database.url }, made)
    say('')
    say('The shop is made. `npx pnpm start` opens it; docs/setup.md tells what comes next.')
    say(`  Administrator: ${made.email}  one-time password: ${made.password} (replaced at the first sign-in)`)
    return 0
  } finally {
    if (!database.adopted) await database.stop()
  }
})

function fileOf(given: readonly string[]): string | null {
  const [flag, file, ...more] = given
  if (flag === undefined) return null
  if (flag !== '--from' || !file || more.length > 0) throw new OperatorError('say nothing, or --from FILE.')
  return path.resolve(readCalledFrom(), file)
}
