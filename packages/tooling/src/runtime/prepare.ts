import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { withClient } from '../database/open-database.ts'
import { root } from '../env.ts'
import { runToEnd } from '../processes/child.ts'

const cms = path.join(root, 'apps/cms')

export type FirstEditor = { email: string; password: string }

/**
 * Migrates, makes the first editor and seeds the demo content where the shop is not its owner's. Skipped when nothing of it can have changed: the
 * same migrations and content were already brought into this very database.
 */
export async function prepareContent(
  env: Record<string, string>,
  databaseUrl: string,
  dataDir: string,
  signal?: AbortSignal,
): Promise<FirstEditor | null> {
  const stamp = await fingerprint(databaseUrl)
  const file = path.join(dataDir, 'prepared')
  const done = await readFile(file, 'utf8').catch(() => '')
  if (done === stamp && (await isMigrated(databaseUrl))) return null
  const output = await runToEnd({
    name: 'preparing the database',
    command: process.execPath,
    args: ['src/commands/prepare.ts'],
    cwd: cms,
    env,
    signal,
  })
  await writeFile(file, stamp)
  const made = /^first-editor: (\S+) (\S+)$/m.exec(output)
  return made?.[1] && made[2] ? { email: made[1], password: made[2] } : null
}

/** The migrations, the demo content and what makes the read model as files, and which database they went into. */
async function fingerprint(databaseUrl: string): Promise<string> {
  const hash = createHash('sha256').update(new URL(databaseUrl).pathname + new URL(databaseUrl).hostname)
  for (const folder of ['src/migrations', 'src/seed', 'src/modules/catalogue', 'src/modules/search']) {
    const names = (await readdir(path.join(cms, folder), { recursive: true })).toSorted()
    for (const name of names.filter((entry) => /\.(ts|svg)$/.test(entry))) {
      hash.update(name).update(await readFile(path.join(cms, folder, name)))
    }
  }
  return hash.digest('hex')
}

async function isMigrated(databaseUrl: string): Promise<boolean> {
  return withClient(databaseUrl, async (client) => {
    const table = await client.query(`select to_regclass('public.shop_setup') is not null as there`)
    if (!table.rows[0]?.there) return false
    const filled = await client.query(
      'select exists (select from seed_entries) or exists (select from shop_setup) as filled',
    )
    return filled.rows[0]?.filled === true
  })
}
