import { runFirstRun } from '../../first-run/run-first-run.ts'
import { step } from '../../progress.ts'
import { runCommand } from '../../run-command.ts'
import { buildShop } from '../../runtime/build.ts'

/** Goes an owner's way from an empty folder to the first order, with the time of each step. Usage: pnpm first-run */
runCommand(async () => {
  await step('Building what changed', buildShop)
  await runFirstRun()
  return 0
})
