import path from 'node:path'
import { OperatorError } from '../../env.ts'
import { finishMove } from '../restore/place.ts'
import { putAside } from './put-aside.ts'
import {
  clearUpgradeState,
  readUpgradeState,
  type UpgradeState,
  wordsOfState,
  writeUpgradeState,
} from './upgrade-state.ts'

export type UpgradeParts = {
  dataDir: string
  now: () => Date
  /** @returns the file */
  backUp: () => Promise<string>
  /** Migrates, starts the shop, looks whether it is well, and stops it. */
  migrateAndCheck: (backup: string) => Promise<void>
  /** Whether a shop that failed can be replaced here; not where its database is somebody else's. */
  canRollBack: boolean
  /** Stops the database and whatever else uses the data folder. */
  stop: () => Promise<void>
  restore: (backup: string) => Promise<void>
}

/** What an operator chose for an upgrade that was broken off. */
export type Choice = 'begin' | 'go-on' | 'back'

/**
 * Upgrades a shop: backup first, then migrations and a look whether it is well; where that fails the shop from before is put
 * back. How far it got is written down before each step, so that one that is broken off can go on or back.
 * @throws OperatorError that says what became of the shop
 */
export async function upgradeShop(parts: UpgradeParts, choice: Choice): Promise<void> {
  const { dataDir } = parts
  const broken = await readUpgradeState(dataDir)
  if (choice === 'back') return rollBack(parts, requireBroken(broken))
  if (choice === 'go-on') return migrate(parts, requireGoingOn(requireBroken(broken)))
  // What was broken off during its backup had changed nothing.
  if (broken && broken.doing !== 'backup') throw new OperatorError(wordsOfState(broken))
  const begunAt = parts.now().toISOString()
  await writeUpgradeState(dataDir, { begunAt, doing: 'backup', backup: null })
  const backup = await parts.backUp()
  await migrate(parts, { begunAt, doing: 'migration', backup })
}

function requireBroken(state: UpgradeState | null): UpgradeState & { backup: string } {
  if (!state?.backup) throw new OperatorError('no upgrade was broken off: there is nothing to go on with or back from.')
  return { ...state, backup: state.backup }
}

function requireGoingOn(state: UpgradeState & { backup: string }) {
  if (state.doing === 'roll-back') throw new OperatorError(wordsOfState(state))
  return state
}

async function migrate(parts: UpgradeParts, state: UpgradeState & { backup: string }): Promise<void> {
  await writeUpgradeState(parts.dataDir, { ...state, doing: 'migration' })
  try {
    await parts.migrateAndCheck(state.backup)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    if (!parts.canRollBack) throw new OperatorError(wordsForForeign(state.backup, why))
    await rollBack(parts, state)
    throw new OperatorError(
      `the upgrade failed, and the shop from before is in place again. Check the former release out and start it. The failed one is in ${asideOf(parts.dataDir, state)}. Why it failed: ${why}`,
    )
  }
  await clearUpgradeState(parts.dataDir)
}

const wordsForForeign = (backup: string, why: string) =>
  `the upgrade failed; the database named by DATABASE_URL is as the upgrade left it. To go back, make an empty database, name it in DATABASE_URL and another folder in ESTU_DATA_DIR, restore ${backup} into them with the former release and start that. To try once more: \`pnpm upgrade:shop --go-on\`. Why it failed: ${why}`

const asideOf = (dataDir: string, { begunAt }: UpgradeState) =>
  path.join(dataDir, `failed-upgrade-${begunAt.slice(0, 19).replaceAll(':', '-')}`)

async function rollBack(parts: UpgradeParts, state: UpgradeState & { backup: string }): Promise<void> {
  const { dataDir } = parts
  if (!parts.canRollBack) throw new OperatorError(wordsForForeign(state.backup, 'it was broken off.'))
  await writeUpgradeState(dataDir, { ...state, doing: 'roll-back' })
  await parts.stop()
  const { isReplaced } = await putAside(dataDir, asideOf(dataDir, state))
  if (!(await finishMove(dataDir)) && !isReplaced) await parts.restore(state.backup)
  await clearUpgradeState(dataDir)
}
