import { StackError } from './env.ts'
import { say } from './progress.ts'

/** Runs a command to its end: an operator's mistake is one sentence, a bug shows its stack; both exit with 1. */
export function runCommand(main: () => Promise<number>): void {
  main().then(
    (code) => process.exit(code),
    (error: unknown) => {
      say('')
      if (error instanceof StackError) say(`Estu cannot go on: ${error.message}`)
      else console.error(error)
      process.exit(1)
    },
  )
}
