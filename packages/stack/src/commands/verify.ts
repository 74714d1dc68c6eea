import { runChecks } from '../checks/run-checks.ts'
import { staticChecks } from '../checks/static-checks.ts'
import { say, sinceStart } from '../progress.ts'
import { runCommand } from '../run-command.ts'

/** The fast gate before a commit: no database, no build, no browser. */
runCommand(async () => {
  const { tally, failed } = await runChecks(staticChecks)
  say('')
  if (failed.length > 0) say(`Failed: ${failed.join(', ')}`)
  say(`${tally.passed} passed, ${tally.failed} failed (${sinceStart()})`)
  return tally.failed === 0 ? 0 : 1
})
