import { requireSettled } from '../backup/upgrade/upgrade-state.ts'
import { openDataFolder, readSecrets } from '../data-folder.ts'
import { openDatabase } from '../database/open-database.ts'
import { readToolingEnv } from '../env.ts'
import { requireFreePort } from '../processes/ports.ts'
import { step } from '../progress.ts'
import { shopEnv } from './shop-env.ts'

/** What a shop that is to be kept begins with: free ports, its data folder, its database. @throws StackError */
export async function openRuntime() {
  const env = readToolingEnv()
  await requireFreePort(env.webPort, 'WEB_PORT')
  await requireFreePort(env.cmsPort, 'CMS_PORT')
  await requireSettled(env.dataDir)
  await openDataFolder(env.dataDir)
  const secrets = await readSecrets(env.dataDir)
  const database = await step('Starting the database', () => openDatabase(env, secrets.databasePassword))
  return { env, database, forShop: shopEnv(env, secrets, database.url) }
}
