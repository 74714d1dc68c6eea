import { cp, mkdir, readdir, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { OperatorError } from '../../env.ts'
import { isAlive } from '../../processes/is-alive.ts'
import { clusterPath, dataFiles, dataFolders } from '../create-backup.ts'

/** What a restore brings into a data folder; the database comes first, since without it the rest is worth little. */
const restored = [clusterPath, ...dataFolders, ...dataFiles]

/** Where everything is put until it is checked. */
export const stagingOf = (dataDir: string) => path.join(dataDir, 'restoring')
/** Stands in it once everything is checked and is being moved. */
const checkedMark = '.checked'
/** Tells whose it is. */
const ownerMark = '.process'

/** @throws OperatorError where anything of a shop stands in the data folder: a restore never overwrites. */
export async function requireEmptyPlace(dataDir: string): Promise<void> {
  for (const name of restored) {
    const place = path.join(dataDir, name)
    if (await isOccupied(place))
      throw new OperatorError(
        `a shop stands in ${dataDir} (${place}), and a restore never overwrites. Name another folder with ESTU_DATA_DIR, or move this one away.`,
      )
  }
}

async function isOccupied(place: string): Promise<boolean> {
  const found = await stat(place).catch(() => null)
  if (!found) return false
  return found.isDirectory() ? (await readdir(place)).length > 0 : true
}

/** @throws OperatorError where what a backup holds has no room. */
export async function requireRoom(dataDir: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir)
  const free = bavail * bsize
  if (free < bytes)
    throw new OperatorError(
      `the disk of ${dataDir} has ${inMb(free)} MB left, and the backup needs ${inMb(bytes)} MB. Nothing was written.`,
    )
}

const inMb = (bytes: number) => Math.ceil(bytes / 1_000_000)

/** Moves what was restored and checked to where the shop looks for it. What breaks this off is made up for by `finishMove`. */
export async function moveIntoPlace(dataDir: string): Promise<void> {
  await writeFile(path.join(stagingOf(dataDir), checkedMark), '')
  await finishMove(dataDir)
}

/** Makes the folder that everything is put into first, as this process's own. */
export async function openStaging(dataDir: string): Promise<string> {
  const staging = stagingOf(dataDir)
  await mkdir(staging, { mode: 0o711 })
  await writeFile(path.join(staging, ownerMark), String(process.pid))
  return staging
}

/** @throws OperatorError where another process is restoring here */
async function requireAlone(staging: string): Promise<void> {
  const pid = Number(await readFile(path.join(staging, ownerMark), 'utf8').catch(() => ''))
  if (pid > 0 && pid !== process.pid && isAlive(pid))
    throw new OperatorError(
      `another restore (process ${pid}) is at work in ${path.dirname(staging)}. Wait for its end.`,
    )
}

/**
 * Ends a move that was broken off. @returns whether there was one
 * @throws OperatorError where another process is restoring here
 */
export async function finishMove(dataDir: string): Promise<boolean> {
  const staging = stagingOf(dataDir)
  await requireAlone(staging)
  const isChecked = await stat(path.join(staging, checkedMark)).then(
    () => true,
    () => false,
  )
  if (!isChecked) {
    // What was not checked is half a restore, of nobody's use.
    await rm(staging, { recursive: true, force: true })
    return false
  }
  for (const name of restored) {
    const from = path.join(staging, name)
    if (!(await stat(from).catch(() => null))) continue
    await moveTo(from, path.join(dataDir, name))
  }
  await rm(staging, { recursive: true, force: true })
  return true
}

/** An empty folder may stand there, as every command makes one. One that something is mounted on is filled. */
async function moveTo(from: string, to: string): Promise<void> {
  if (await isRemoved(to)) return rename(from, to)
  await cp(from, to, { recursive: true, preserveTimestamps: true })
  await rm(from, { recursive: true })
}

/** Trap: two volumes of one disk have the same number of device, so only the attempt tells that something is mounted. */
async function isRemoved(folder: string): Promise<boolean> {
  try {
    await rm(folder, { recursive: true, force: true })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EBUSY') return false
    throw error
  }
}
