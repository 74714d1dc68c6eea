import { writeLine } from './write-line.ts'

/**
 * A fault that nothing caught ends this process, as it would anyway. Trap: Node itself would print it with all that it
 * holds, the values of a failed query among it.
 */
export function endOnFault(): void {
  process.on('uncaughtException', (error) => {
    writeLine('error', 'a fault that nothing caught ends this process', { err: error })
    process.exit(1)
  })
}
