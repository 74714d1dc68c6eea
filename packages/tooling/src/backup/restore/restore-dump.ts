import path from 'node:path'
import { readSecrets } from '../../data-folder.ts'
import { openCluster } from '../../database/cluster.ts'
import { createDatabase, withClient } from '../../database/open-database.ts'
import { clusterPath } from '../create-backup.ts'
import { openDumpRestore } from '../database/logical-dump.ts'
import { findPgTool } from '../database/pg-tools.ts'
import { majorOf } from '../manifest/manifest.ts'
import { extractArchive } from './extract.ts'
import { compareDatabase, type Restore } from './restore-step.ts'

/** Gives a dump to the database of somebody else, or to a new one of the shop's own, and compares what is there. */
export async function restoreDump(restore: Restore): Promise<void> {
  const { manifest, databaseUrl, toolFolders, staging } = restore
  const pgRestore = await findPgTool('pg_restore', majorOf(manifest.database.version), toolFolders)
  if (databaseUrl) {
    await load(restore, databaseUrl, pgRestore)
    return compareDatabase(restore, databaseUrl)
  }
  const temporary = 'only-until-the-own-is-known'
  const server = await openCluster(path.join(staging, clusterPath), temporary)
  try {
    const addressFor = (password: string) => `postgres://estu:${password}@127.0.0.1:${server.port}`
    await createDatabase(`${addressFor(temporary)}/postgres`, 'estu')
    await load(restore, `${addressFor(temporary)}/estu`, pgRestore)
    const { databasePassword } = await readSecrets(staging)
    await withClient(`${addressFor(temporary)}/postgres`, (client) =>
      client.query(`alter role estu password ${client.escapeLiteral(databasePassword)}`),
    )
    await compareDatabase(restore, `${addressFor(databasePassword)}/estu`)
  } finally {
    await server.stop()
  }
}

async function load({ file, key, staging, step }: Restore, url: string, pgRestore: string): Promise<void> {
  await step('Writing files, and giving the dump to the database', async () => {
    const dump = openDumpRestore(url, pgRestore)
    try {
      await extractArchive({ file, key, into: staging, owner: null, onDump: dump.write })
      await dump.end()
    } catch (error) {
      await dump.abort()
      throw error
    }
  })
}
