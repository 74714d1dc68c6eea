import { withClient } from '../../database/open-database.ts'
import { OperatorError } from '../../env.ts'
import type { Manifest } from '../manifest/manifest.ts'
import { differencesOf, readFacts } from '../manifest/shop-facts.ts'

/** `moment`: null goes as far as the log of changes does. */
export type Until = { moment: Date | null; logFolder: string }

/** What a restore works with once the backup is known to be whole. */
export type Restore = {
  file: string
  key: Buffer
  manifest: Manifest
  /** A folder of its own in the data folder, empty. */
  staging: string
  /** The database of somebody else that a dump goes into; undefined where it goes into the shop's own. */
  databaseUrl: string | undefined
  /** The migrations of this release. */
  migrations: readonly string[]
  /** The moment to go on to from the backup, with what was put away of the log of changes; null: the backup's own. */
  until: Until | null
  /** Where tools of PostgreSQL may lie. */
  toolFolders: readonly string[]
  /** Names each step and runs it. */
  step: <T>(name: string, run: () => Promise<T>) => Promise<T>
}

/** Compares a database with what the backup tells. @throws OperatorError that names what differs */
export const compareDatabase = ({ manifest, step }: Restore, url: string): Promise<void> =>
  step('Comparing rows, order numbers and taken times with the backup', async () => {
    const differences = differencesOf(manifest.facts, await withClient(url, readFacts))
    if (differences.length > 0)
      throw new OperatorError(`what was restored is not what the backup tells: ${differences.slice(0, 5).join('; ')}.`)
  })
