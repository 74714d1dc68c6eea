import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { chooseExpired } from './choose-backups.ts'

/**
 * Removes the backups of a folder that the rule does not keep. @returns their names
 * @param needed stays whatever the rule says: an upgrade that was broken off goes back to it
 */
export async function pruneBackups(folder: string, needed: string | null): Promise<string[]> {
  const names = await readdir(folder)
  const expired = chooseExpired(names).filter((name) => name !== (needed && path.basename(needed)))
  for (const name of expired) await rm(path.join(folder, name))
  return expired
}
