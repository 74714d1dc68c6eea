import { sayResult } from '../checks/reports/say-result.ts'
import { runChecks } from '../checks/run-checks.ts'
import { staticChecks } from '../checks/static-checks.ts'
import { runCommand } from '../run-command.ts'

/** The fast gate before a commit: no database, no build, no browser. */
runCommand(async () => sayResult(await runChecks([staticChecks])))
