import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { chooseExpired } from './choose-backups.ts'

/** Removes the backups of a folder that the rule does not keep. @returns their names */
export async function pruneBackups(folder: string): Promise<string[]> {
  const expired = chooseExpired(await readdir(folder))
  for (const name of expired) await rm(path.join(folder, name))
  return expired
}
