import path from 'node:path'
import { openDataFolder, readSecrets } from '../data-folder.ts'
import { openCluster } from '../database/cluster.ts'
import { createDatabase } from '../database/open-database.ts'
import { readToolingEnv } from '../env.ts'
import { step } from '../progress.ts'
import { runCommand } from '../run-command.ts'
import { prepareContent } from '../runtime/prepare.ts'
import { readScaleArguments } from '../runtime/scale-arguments.ts'
import { addScaleProducts } from '../runtime/scale-products.ts'
import { shopEnv } from '../runtime/shop-env.ts'

/**
 * Usage: pnpm seed:scale COUNT [--database NAME]. Adds invented products to a database of its own beside the shop's, with
 * the demo content in it; the shop of `start` is never touched.
 */
runCommand(async () => {
  const { count, name } = readScaleArguments(process.argv.slice(2))
  const env = readToolingEnv()
  const dataDir = path.join(env.dataDir, 'scale', name)
  await openDataFolder(env.dataDir)
  await openDataFolder(dataDir)
  const secrets = await readSecrets(env.dataDir)
  const cluster = await step('Starting the database', () =>
    openCluster(path.join(env.dataDir, 'postgres'), secrets.databasePassword),
  )
  try {
    const server = `postgres://estu:${secrets.databasePassword}@127.0.0.1:${cluster.port}`
    const url = `${server}/${name}`
    await createDatabase(`${server}/postgres`, name)
    const forCms = shopEnv({ ...env, dataDir }, secrets, url).cms
    await step('Preparing tables and content', () => prepareContent(forCms, url, dataDir))
    await addScaleProducts(forCms, url, count)
    return 0
  } finally {
    if (!cluster.adopted) await cluster.stop()
  }
})
