import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { chooseExpired, momentOfBackup } from '../retention/choose-backups.ts'

/** Where the log of changes stands: beside the backups that it goes on from. */
export const logFolderOf = (backups: string) => path.join(backups, 'log')

const ending = '.log'
/** A part of the log as the server calls it, or what tells that a server went on from a restore. */
export const isPartOfLog = (name: string) => /^[0-9A-F]{24}$/.test(name) || /^[0-9A-F]{8}\.history$/.test(name)

export const fileOfPart = (folder: string, part: string) => path.join(folder, `${part}${ending}`)

/** The parts that are kept, in their order. */
export async function listParts(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .filter(isPartOfLog)
    .toSorted()
}

/** Any moment of the last days can be restored; of earlier ones the backups alone. */
const rule = { daily: 7, weekly: 0, monthly: 0 }

/** Removes what was put away before the oldest backup of the last days was begun. @returns how many files */
export async function pruneLog(backups: string): Promise<number> {
  const names = await readdir(backups)
  const expired = new Set(chooseExpired(names, rule))
  const moments = names.flatMap((name) => (expired.has(name) ? [] : (momentOfBackup(name)?.getTime() ?? [])))
  const folder = logFolderOf(backups)
  let removed = 0
  for (const part of await listParts(folder)) {
    const file = fileOfPart(folder, part)
    if ((await stat(file)).mtimeMs >= Math.min(...moments)) continue
    await rm(file)
    removed += 1
  }
  return removed
}
