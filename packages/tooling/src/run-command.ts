import { OperatorError } from './env.ts'
import { runExitCleanup } from './processes/exit-cleanup.ts'
import { say } from './progress.ts'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Runs a command to its end: an operator's mistake is one sentence, a bug shows its stack; both exit with 1. However it
 * ends, what it started ends with it; `stopsItself` is for commands that hear Ctrl-C and stop their parts in order.
 */
export function runCommand(main: () => Promise<number>, { stopsItself = false } = {}): void {
  process.once('exit', runExitCleanup)
  if (!stopsItself) for (const signal of signals) process.once(signal, () => process.exit(130))
  main().then(
    (code) => process.exit(code),
    (error: unknown) => {
      say('')
      if (error instanceof OperatorError) say(`Estu cannot go on: ${error.message}`)
      else console.error(error)
      process.exit(1)
    },
  )
}
