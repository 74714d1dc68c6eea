import { runDrill } from '../../backup/drill/run-drill.ts'
import { step } from '../../progress.ts'
import { runCommand } from '../../run-command.ts'
import { buildShop } from '../../runtime/build.ts'

/** Destroys a shop of its own and restores it, with the time of each step. Usage: pnpm drill */
runCommand(async () => {
  await step('Building what changed', buildShop)
  await runDrill()
  return 0
})
