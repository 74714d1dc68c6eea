import path from 'node:path'
import type { Config } from 'payload'
import { currentRequestId } from './request-context.ts'
import { withoutPeople } from './without-people.ts'

type LoggerConfig = Extract<Config['logger'], { options: object }>

/** Which process speaks: `cms`, `worker`, `prepare`. */
export const processName = (script = process.argv[1] ?? ''): string => {
  const name = path.basename(script).replace(/\.\w+$/, '')
  return name === 'main' || name === '' ? 'cms' : name
}

/**
 * Payload's own lines: one JSON object each, in the shape that `writeLine` gives ours. Trap: pino takes the words of an
 * error for the message where none is given, and callers put them there themselves, so that not `err` alone is told
 * without values but whatever is handed over, before pino has it, and the message that it makes of that.
 */
export const payloadLogger = (name = processName()): LoggerConfig => ({
  options: {
    name,
    base: {},
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (level) => ({ level }) },
    mixin: () => {
      const requestId = currentRequestId()
      return requestId ? { requestId } : {}
    },
    hooks: {
      logMethod(said, write) {
        const [first, ...rest] = said as unknown[]
        const facts = first instanceof Error ? { err: first } : first
        write.apply(this, [facts, ...rest].map((fact) => withoutPeople(fact)) as typeof said)
      },
    },
    // Described already; pino's own way would take the description for an error.
    serializers: { err: (described: unknown) => described, msg: (said: unknown) => withoutPeople(said) },
  },
})
