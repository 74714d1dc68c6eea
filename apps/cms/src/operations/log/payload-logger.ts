import path from 'node:path'
import type { Config } from 'payload'
import { describeError } from './describe-error.ts'
import { currentRequestId } from './request-context.ts'

type LoggerConfig = Extract<Config['logger'], { options: object }>

/** Which process speaks: `cms`, `worker`, `prepare`. */
export const processName = (script = process.argv[1] ?? ''): string => {
  const name = path.basename(script).replace(/\.\w+$/, '')
  return name === 'main' || name === '' ? 'cms' : name
}

/** Payload's own lines: one JSON object each, in the shape that `writeLine` gives ours. */
export const payloadLogger = (): LoggerConfig => ({
  options: {
    name: processName(),
    base: {},
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (level) => ({ level }) },
    mixin: () => {
      const requestId = currentRequestId()
      return requestId ? { requestId } : {}
    },
    serializers: { err: describeError },
  },
})
