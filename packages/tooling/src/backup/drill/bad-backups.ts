import { randomBytes } from 'node:crypto'
import { copyFile, mkdir, readdir, truncate } from 'node:fs/promises'
import path from 'node:path'
import { OperatorError } from '../../env.ts'
import { say } from '../../progress.ts'
import { type RestoreOptions, restoreBackup } from '../restore/restore-backup.ts'

/** Tries what has to be refused, on a real backup. @throws where one is accepted, or leaves anything behind */
export async function refuseBadBackups(options: Omit<RestoreOptions, 'dataDir'>, folder: string): Promise<void> {
  const cut = path.join(folder, 'cut.backup')
  await copyFile(options.file, cut)
  await truncate(cut, 1_000_000)
  const bad: [string, Partial<RestoreOptions>][] = [
    ['cut off', { file: cut }],
    ['with another key', { key: randomBytes(32) }],
    ['of a newer schema', { migrations: options.migrations.slice(0, -1) }],
  ]
  for (const [name, changed] of bad) {
    const dataDir = path.join(folder, 'refused')
    await mkdir(dataDir, { recursive: true })
    const words = await restoreBackup({ ...options, ...changed, dataDir, step: (_name, run) => run() }).then(
      () => null,
      (error: unknown) => (error instanceof OperatorError ? error.message : Promise.reject(error)),
    )
    if (words === null) throw new Error(`a backup ${name} was accepted`)
    if ((await readdir(dataDir)).length > 0) throw new Error(`a backup ${name} left something behind`)
    say(`  ${name}: ${words}`)
  }
}
