import { mkdir, rename, stat } from 'node:fs/promises'
import path from 'node:path'
import { clusterPath, dataFiles, dataFolders } from '../create-backup.ts'

const exists = (place: string) =>
  stat(place).then(
    () => true,
    () => false,
  )

/** The database goes last: once it is there, everything is. */
const moved = [...dataFolders, ...dataFiles, clusterPath]

/**
 * Moves a shop of the data folder into a folder beside it, where somebody can look why it failed. Safe to repeat when it
 * was broken off. @returns whether a shop stands in the data folder again, put there since
 */
export async function putAside(dataDir: string, aside: string): Promise<{ isReplaced: boolean }> {
  if (await exists(path.join(aside, clusterPath))) return { isReplaced: await exists(path.join(dataDir, clusterPath)) }
  await mkdir(aside, { recursive: true, mode: 0o711 })
  for (const name of moved) {
    if (await exists(path.join(dataDir, name))) await rename(path.join(dataDir, name), path.join(aside, name))
  }
  return { isReplaced: false }
}
