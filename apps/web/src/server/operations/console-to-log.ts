import { format } from 'node:util'
import { withoutValues } from '@estu/domain/text/without-values'
import { faultFacts } from './fault-facts.ts'
import type { Log } from './log.ts'

const levels = { log: 'info', info: 'info', warn: 'warn', error: 'error', debug: 'debug' } as const

/** What Next and libraries say to the console becomes lines of the log, so that none of it is more than one line. */
export function consoleToLog(log: Log, target: Pick<Console, keyof typeof levels> = console): void {
  for (const method of Object.keys(levels) as (keyof typeof levels)[]) {
    target[method] = (...said: unknown[]) => {
      const error = said.find((part) => part instanceof Error)
      const words = said.filter((part) => typeof part === 'string' || typeof part === 'number')
      log[levels[method]](error === undefined ? {} : faultFacts(error), withoutVisitors(format(...words)))
    }
  }
}

const escapes = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g')

/** The first line of what others wrote, without what may be a visitor's: values of a query, numbers, letters, addresses. */
export function withoutVisitors(text: string): string {
  const [line = ''] = text.replaceAll(escapes, '').trim().split('\n')
  return withoutValues(line)
    .replace(/\?[^\s"']*/g, '?…')
    .replace(/\+?\d[\d\s().-]{6,}\d/g, '…')
}
