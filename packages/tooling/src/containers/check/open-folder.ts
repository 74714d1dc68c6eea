import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { type Buildah, openBuildah } from '../engine/buildah.ts'

export type CheckFolder = {
  buildah: Buildah
  /** Emptied before and after each run. */
  run: string
  /** Takes away all but what is made once: base images. */
  clean: () => Promise<void>
}

/** The names of the images that are built. */
export const shopImage = 'estu'
export const backupsImage = 'estu-backups'

/** Where images and containers of the check lie: nobody else's are touched. */
export async function openCheckFolder(folder: string): Promise<CheckFolder> {
  const run = path.join(folder, 'stack')
  await mkdir(path.join(folder, 'tmp'), { recursive: true })
  const buildah = openBuildah(folder)
  const clean = async () => {
    await buildah.ask('rm', '--all')
    for (const name of [backupsImage, shopImage]) await buildah.ask('rmi', '--force', name).catch(() => undefined)
    await rm(run, { recursive: true, force: true })
  }
  await clean()
  for (const name of ['logs', 'mail', 'volumes']) await mkdir(path.join(run, name), { recursive: true })
  return { buildah, run, clean }
}
