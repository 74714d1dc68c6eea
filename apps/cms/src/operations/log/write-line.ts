import { processName } from './payload-logger.ts'
import { currentRequestId } from './request-context.ts'
import { withoutPeople } from './without-people.ts'

type Level = 'info' | 'warn' | 'error'

/** A line of the log as one JSON object; `facts` may hold an error, which is described. */
export function lineOf(level: Level, msg: string, facts: Record<string, unknown> = {}): string {
  const requestId = currentRequestId()
  const head = { level, time: new Date().toISOString(), name: processName() }
  const told = withoutPeople({ msg, ...facts }) as Record<string, unknown>
  return `${JSON.stringify({ ...head, ...(requestId ? { requestId } : {}), ...told })}\n`
}

export const writeLine = (level: Level, msg: string, facts?: Record<string, unknown>): boolean =>
  process.stdout.write(lineOf(level, msg, facts))

const levels = { log: 'info', info: 'info', warn: 'warn', error: 'error' } as const

/** What Next and libraries say to the console becomes lines like ours, errors without what anybody typed. */
export function consoleAsLines(): void {
  for (const [method, level] of Object.entries(levels) as [keyof typeof levels, Level][]) {
    console[method] = (...said: unknown[]) => {
      const words = said.filter((one) => typeof one === 'string').join(' ')
      const error = said.find((one) => one instanceof Error)
      writeLine(level, words || (error?.message ?? ''), error ? { err: error } : {})
    }
  }
}
