import path from 'node:path'
import { openDataFolder, readSecrets } from '../data-folder.ts'
import { openCluster } from '../database/cluster.ts'
import { createDatabase } from '../database/open-database.ts'
import { OperatorError, readToolingEnv } from '../env.ts'
import { step } from '../progress.ts'
import { runCommand } from '../run-command.ts'
import { prepareContent } from '../runtime/prepare.ts'
import { addScaleProducts } from '../runtime/scale-products.ts'
import { shopEnv } from '../runtime/shop-env.ts'

/** Where `pnpm start` keeps the shop that people look at. */
const demoDatabase = 'estu'

/**
 * Usage: pnpm seed:scale COUNT [--database NAME]. Adds invented products to a database of its own beside the shop's, with
 * the demo content in it; the shop of `start` is never touched.
 */
runCommand(async () => {
  const { count, name } = readArguments(process.argv.slice(2))
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

function readArguments(given: readonly string[]): { count: number; name: string } {
  const flag = given.indexOf('--database')
  const name = flag === -1 ? 'estu_scale' : (given[flag + 1] ?? '')
  const [count = ''] = given.filter((_, index) => flag === -1 || (index !== flag && index !== flag + 1))
  if (!/^[1-9][0-9]{0,6}$/.test(count)) throw new OperatorError('say how many products: pnpm seed:scale 100000.')
  if (!/^[a-z][a-z0-9_]{0,40}$/.test(name)) throw new OperatorError('a database is named like estu_scale.')
  if (name === demoDatabase || name === 'postgres')
    throw new OperatorError(`«${name}» is not for invented products: name another database.`)
  return { count: Number(count), name }
}
