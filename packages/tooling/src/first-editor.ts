import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { withClient } from './database/open-database.ts'
import type { FirstEditor } from './runtime/prepare.ts'

type Where = { dataDir: string; databaseUrl: string }

/**
 * The first editor's one-time password for as long as it opens the CMS. Once its owner has replaced it there is
 * nothing to tell, and nothing is kept.
 */
export async function oneTimePassword(where: Where, made: FirstEditor | null): Promise<FirstEditor | null> {
  const file = path.join(where.dataDir, 'first-editor.txt')
  if (made) await writeFile(file, `${made.email} ${made.password}\n`, { mode: 0o600 })
  const [email, password] = (await readFile(file, 'utf8').catch(() => '')).trim().split(' ')
  if (!email || !password) return null
  if (await isTemporary(where.databaseUrl, email)) return { email, password }
  await rm(file)
  return null
}

const isTemporary = (databaseUrl: string, email: string): Promise<boolean> =>
  withClient(databaseUrl, async (client) => {
    const found = await client.query('select must_change_password as temporary from staff where email = $1', [email])
    return found.rows[0]?.temporary === true
  })
