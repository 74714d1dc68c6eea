import { createRequire } from 'node:module'
import type { Config, Payload } from 'payload'
import { payloadLogger } from '../../src/operations/log/payload-logger.ts'

type Options = Extract<Config['logger'], { options: object }>['options']
type Pino = (options: Options, destination: { write: (line: string) => void }) => Payload['logger']

/** The pino that Payload itself writes by: the CMS has none of its own. */
const { pino } = createRequire(createRequire(import.meta.url).resolve('payload'))('pino') as { pino: Pino }

/** The logger of a CMS in production, and the lines that it has written. */
export function openLogger() {
  const lines: string[] = []
  const logger = pino(payloadLogger('test').options, { write: (line) => void lines.push(line) })
  return { logger, lines }
}
