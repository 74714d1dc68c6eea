import path from 'node:path'
import { pruneLog } from '../../backup/log/log-folder.ts'
import { backUpOwnShop, openOwnShop } from '../../backup/own-shop.ts'
import { pruneBackups } from '../../backup/retention/prune-backups.ts'
import { readUpgradeState } from '../../backup/upgrade/upgrade-state.ts'
import { say, step } from '../../progress.ts'
import { runCommand } from '../../run-command.ts'

/** Makes an encrypted backup of the shop, which may be open meanwhile, checks it, and removes those that the rule does not keep. Usage: pnpm backup */
runCommand(async () => {
  const shop = await openOwnShop()
  try {
    const { file, bytes, manifest, key } = await step('Making a backup, and reading it back', () => backUpOwnShop(shop))
    const { orders, slots } = manifest.facts
    say(`  ${file}: ${(bytes / 1_000_000).toFixed(1)} MB, ${orders.count} orders, ${slots.count} taken times`)
    if (key.isNew)
      say(
        `  Its key was made just now: ${key.place}. Put a copy where the backups are not; without it they are worth nothing.`,
      )
    else say(`  Key: ${key.place}`)
    const upgrade = await readUpgradeState(shop.env.dataDir)
    const expired = await pruneBackups(path.dirname(file), upgrade?.backup ?? null)
    if (expired.length > 0) say(`  Removed, as the rule keeps them no longer: ${expired.join(', ')}`)
    const parts = await pruneLog(path.dirname(file))
    if (parts > 0) say(`  Removed ${parts} parts of the log of changes from before the backups of the last days.`)
    return 0
  } finally {
    if (!shop.database.adopted) await shop.database.stop()
  }
})
