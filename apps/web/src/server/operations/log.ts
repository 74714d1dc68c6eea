import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

/** What each line of this process bears. */
export const ownMarks = { service: 'storefront' }

/** One JSON object a line. Nothing of a visitor may be in one: no query, body, cookie, name or address. */
export const openLog = (destination: DestinationStream): Log =>
  pino(
    {
      base: ownMarks,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
    },
    destination,
  )
