import { cp, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { openDataFolder, readSecrets, type Secrets } from '../data-folder.ts'
import { openCluster } from '../database/cluster.ts'
import { createDatabase, withClient } from '../database/open-database.ts'
import { type FirstEditor, prepareContent } from './prepare.ts'
import { shopEnv } from './shop-env.ts'

/** A server of its own whose one database holds the demo content, to be copied by whoever wants a shop or a test of it. */
export type SeededContent = {
  folder: string
  /** Without the name of a database. */
  serverUrl: string
  /** The database with the content. Nobody works in it: a database in use cannot be copied. */
  database: string
  secrets: Secrets
  editor: FirstEditor
  stop: () => Promise<void>
}

const database = 'estu_content'

/** @param safe waits for the disk as a shop that is used does; what is only tested and thrown away need not. */
export async function seedContent(safe: boolean): Promise<SeededContent> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'estu-content-'))
  await openDataFolder(folder)
  const secrets = await readSecrets(folder)
  const cluster = await openCluster(path.join(folder, 'postgres'), secrets.databasePassword, safe)
  const stop = async () => {
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const serverUrl = `postgres://estu:${secrets.databasePassword}@127.0.0.1:${cluster.port}`
    await createDatabase(`${serverUrl}/postgres`, database)
    const url = `${serverUrl}/${database}`
    const editor = await prepareContent(shopEnv(placeholder(folder), secrets, url).cms, url, folder)
    if (!editor) throw new Error('a new database already had an editor')
    return { folder, serverUrl, database, secrets, editor, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Content is seeded before anybody knows at which addresses it will be shown; none is stored with it. */
const placeholder = (dataDir: string) => ({
  databaseUrl: undefined,
  webPort: 3000,
  cmsPort: 3001,
  webUrl: 'http://localhost:3000',
  cmsUrl: 'http://localhost:3001',
  dataDir,
  chromiumPath: undefined,
  javaPath: undefined,
})

/** A database and a media folder of the same content. @returns the database's address. */
export async function copyContent(content: SeededContent, name: string, dataDir: string): Promise<string> {
  await withClient(`${content.serverUrl}/postgres`, (client) =>
    client.query(`create database ${client.escapeIdentifier(name)} template ${client.escapeIdentifier(database)}`),
  )
  await cp(path.join(content.folder, 'media'), path.join(dataDir, 'media'), { recursive: true })
  return `${content.serverUrl}/${name}`
}
